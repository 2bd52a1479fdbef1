import { chown, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { diskBackupStore } from '../backup/disk-backup-store.ts'
import { findOwner } from '../database/embedded-owner.ts'
import { diskPhotoStore } from '../photos/photo-store.ts'

const isRoot = process.getuid?.() === 0
const USER = 54321

if (!isRoot) console.info('Only root writes for others: skipped.')

describe.skipIf(!isRoot)('what root writes in a folder of another user', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'escaparate-owner-'))
    await chown(folder, USER, USER)
  })
  afterEach(() => rm(folder, { recursive: true }))

  const ownerOf = async (...names: string[]) => (await stat(join(folder, ...names))).uid

  test.each(['makes', 'has made before'])(
    'is theirs: photos, whose folder root %s',
    async (when) => {
      if (when === 'has made before') await mkdir(join(folder, 'photos'))
      await diskPhotoStore(join(folder, 'photos')).write('a.webp', Buffer.from('a'))
      expect(await ownerOf('photos')).toBe(USER)
      expect(await ownerOf('photos', 'a.webp')).toBe(USER)
    },
  )

  test('is theirs: photos in a folder that is theirs, whoever has the one around it', async () => {
    await mkdir(join(folder, 'photos'))
    await chown(join(folder, 'photos'), USER, USER)
    await chown(folder, 0, 0)
    await diskPhotoStore(join(folder, 'photos')).write('a.webp', Buffer.from('a'))
    expect(await ownerOf('photos', 'a.webp')).toBe(USER)
  })

  test('is theirs: backups, in a new folder too', async () => {
    async function* bytes() {
      yield Buffer.from('a')
    }
    await diskBackupStore(join(folder, 'copias')).write('a.tar', bytes())
    expect(await ownerOf('copias')).toBe(USER)
    expect(await ownerOf('copias', 'a.tar')).toBe(USER)
  })

  test('is theirs: a new database, which they run', async () => {
    expect(await findOwner(join(folder, 'database'))).toMatchObject({ uid: USER, gid: USER })
  })
})
