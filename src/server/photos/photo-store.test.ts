import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFakeS3 } from '#testing/fake-s3-server.ts'
import { ServiceUnavailable } from '../errors.ts'
import { StartupError } from '../process/startup-error.ts'
import type { PhotoStore } from '../services.ts'
import { diskPhotoStore, photoStoreOn } from './photo-store.ts'
import { s3PhotoStore } from './s3-photos.ts'

const NAME = `${'b'.repeat(64)}-480.webp`

let folder: string
let s3: Awaited<ReturnType<typeof startFakeS3>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'escaparate-photos-'))
  s3 = await startFakeS3()
})
afterAll(async () => {
  await s3.stop()
  await rm(folder, { recursive: true })
})

describe.each<[string, () => Promise<PhotoStore>]>([
  ['the disk', async () => diskPhotoStore(join(folder, 'photos'))],
  ['an S3 store', () => s3PhotoStore(s3.settings)],
])('%s', (_where, open) => {
  test('is empty at first, and asked for nothing it has nothing', async () => {
    const photos = await open()
    expect(await namesIn(photos)).toEqual([])
    expect(await photos.find(NAME)).toBeUndefined()
    await photos.remove(NAME)
  })

  test('gives back what was written, its size and when', async () => {
    const photos = await open()
    const before = Date.now()
    await photos.write(NAME, Buffer.from('first'))
    expect((await buffer(await photos.read(NAME))).toString()).toBe('first')
    const { size, written } = (await photos.find(NAME))!
    expect(size).toBe(5)
    // Stores keep modification times in whole seconds.
    expect(Math.abs(written.getTime() - before)).toBeLessThan(5000)
    expect(await namesIn(photos)).toEqual([NAME])
  })

  test('writes over a file of the same name, and removes it', async () => {
    const photos = await open()
    await photos.write(NAME, Buffer.from('other'))
    expect((await buffer(await photos.read(NAME))).toString()).toBe('other')
    await photos.remove(NAME)
    expect(await photos.find(NAME)).toBeUndefined()
    expect(await namesIn(photos)).toEqual([])
  })
})

test('twenty writes of one name at once do not spoil each other on the disk', async () => {
  const photos = diskPhotoStore(join(folder, 'photos'))
  const bytes = Buffer.alloc(100_000, 7)
  await Promise.all(Array.from({ length: 20 }, () => photos.write(NAME, bytes)))
  expect((await buffer(await photos.read(NAME))).equals(bytes)).toBe(true)
  expect(await namesIn(photos)).toEqual([NAME])
})

test('files are listed to the last page', async () => {
  const location = join(folder, 'paged')
  const photos = photoStoreOn(new Disk(new OneByOne({ location, visibility: 'private' })))
  const names = ['first', 'second', 'third']
  for (const name of names) await photos.write(name, Buffer.from('x'))
  expect(await namesIn(photos)).toEqual(names)
})

test('a disk that cannot be written to is a matter of now, and nothing is left', async () => {
  const file = join(folder, 'no-folder')
  await writeFile(file, '')
  await expect(diskPhotoStore(file).write(NAME, Buffer.from('x'))).rejects.toThrow(
    ServiceUnavailable,
  )
  const blocked = join(folder, 'blocked')
  await diskPhotoStore(join(blocked, NAME)).write('inside', Buffer.from('x'))
  await expect(diskPhotoStore(blocked).write(NAME, Buffer.from('x'))).rejects.toThrow(
    ServiceUnavailable,
  )
  expect(await readdir(blocked)).toEqual([NAME])
})

test('an S3 store that goes away is a matter of now', async () => {
  const other = await startFakeS3()
  const photos = await s3PhotoStore(other.settings)
  await other.stop()
  await expect(photos.write(NAME, Buffer.from('x'))).rejects.toThrow(ServiceUnavailable)
  await expect(photos.find(NAME)).rejects.toThrow(ServiceUnavailable)
  await expect(photos.read(NAME)).rejects.toThrow(ServiceUnavailable)
  await expect(photos.remove(NAME)).rejects.toThrow(ServiceUnavailable)
  await expect(namesIn(photos)).rejects.toThrow(ServiceUnavailable)
})

test.each([
  ['a bucket that is not there', { bucket: 'another' }],
  ['an unknown key', { key: 'nobody' }],
  ['a port where nothing listens', { endpoint: 'http://127.0.0.1:1' }],
])('%s is refused at the start, in one line and without the secret', async (_what, wrong) => {
  const settings = { ...s3.settings, ...wrong }
  const error = await s3PhotoStore(settings).catch((caught) => caught)
  expect(error).toBeInstanceOf(StartupError)
  expect(error.message).toMatch(/^El almacén de fotos .*PHOTOS_S3_.*: \w+\.$/)
  expect(error.message).not.toContain(settings.secret)
})

async function namesIn(photos: PhotoStore): Promise<string[]> {
  const names: string[] = []
  for await (const name of photos.names()) names.push(name)
  return names.sort()
}

/** A driver that lists one file per page (an S3 store: a thousand). */
class OneByOne extends FSDriver {
  override async listAll(prefix: string, options?: { paginationToken?: string }) {
    const all = [...(await super.listAll(prefix, options)).objects]
    const at = Number(options?.paginationToken ?? 0)
    const paginationToken = at + 1 < all.length ? String(at + 1) : undefined
    return { paginationToken, objects: all.slice(at, at + 1) }
  }
}
