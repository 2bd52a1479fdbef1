import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Whether a small disk can be mounted to be filled: only root may. */
const mayMount =
  process.getuid?.() === 0 && spawnSync('unshare', ['-m', 'true'], { stdio: 'ignore' }).status === 0

if (!mayMount) console.info('Only root can mount a small disk to fill: skipped.')

test.skipIf(!mayMount)('a full disk is a matter of now, and no part of a file is left', () => {
  const folder = mkdtempSync(join(tmpdir(), 'escaparate-full-'))
  const script = `
    import { readdirSync } from 'node:fs'
    import { diskPhotoStore } from '${new URL('./photo-store.ts', import.meta.url)}'
    const photos = diskPhotoStore('${folder}')
    await photos.write('small', Buffer.alloc(100_000))
    const error = await photos.write('large', Buffer.alloc(4_000_000)).catch((error) => error)
    const again = await photos.write('other', Buffer.alloc(100_000)).then(() => 'written')
    const names = readdirSync('${folder}').sort()
    console.log(JSON.stringify([error.constructor.name, error.cause.cause.code, again, names]))`
  const mounted = `mount -t tmpfs -o size=1m tmpfs ${folder} && exec "$0" --input-type=module -e "$1"`
  const { stdout, stderr } = spawnSync(
    'unshare',
    ['-m', 'sh', '-c', mounted, process.execPath, script],
    { encoding: 'utf8' },
  )
  rmSync(folder, { recursive: true })
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toEqual([
    'ServiceUnavailable',
    'ENOSPC',
    'written',
    ['other', 'small'],
  ])
})
