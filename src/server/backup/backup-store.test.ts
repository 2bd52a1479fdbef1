import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeS3 } from '#testing/fake-s3-server.ts'
import { serve } from '#testing/plain-server.ts'
import { DEFAULT_BACKUP } from '../config/backup-settings.ts'
import { StartupError } from '../process/startup-error.ts'
import { locate } from './backup-store.ts'

let dir: string
let s3: Awaited<ReturnType<typeof startFakeS3>>
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'escaparate-backups-'))
  s3 = await startFakeS3()
})
afterAll(async () => {
  await s3.stop()
  await rm(dir, { recursive: true })
})

const settings = () => {
  const { bucket: _, ...service } = s3.settings
  return { ...DEFAULT_BACKUP, s3: { ...service, photosBucket: 'fotos' } }
}

async function* bytes(count: number) {
  for (let left = count; left > 0; left -= 1000) yield Buffer.alloc(Math.min(1000, left), 'x')
}

async function* cutOff() {
  yield* bytes(20_000)
  throw new Error('cut off')
}

async function sizeOf(source: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0
  for await (const chunk of source) size += chunk.length
  return size
}

const addressOf = { disk: () => `${dir}/`, S3: () => `s3://${s3.settings.bucket}/copias/` }

test.each(['disk', 'S3'] as const)(
  'on %s a backup is there when it is whole, and not before',
  async (kind) => {
    const { store, name } = await locate(addressOf[kind](), settings())
    expect(name).toBeUndefined()
    await expect(store.write('cut.tar', cutOff())).rejects.toThrow('cut off')
    // Large enough for an upload in several parts.
    await store.write('whole.tar', bytes(17_000_000))
    expect(await store.names()).toEqual(['whole.tar'])
    expect(await sizeOf(await store.read('whole.tar'))).toBe(17_000_000)
    await expect(store.write('whole.tar', bytes(1))).rejects.toThrow(/whole\.tar ya existe/)
    await expect(store.read('cut.tar')).rejects.toThrow(/No hay ninguna copia en .*cut\.tar\.$/)
    await store.remove('whole.tar')
    expect(await store.names()).toEqual([])
  },
)

test('on disk only its owner may read it, and what a killed backup left goes after a day', async () => {
  const { store } = await locate(dir, settings())
  const left = ['.a.tar.', '.b.tar.age.'].map((start) =>
    join(dir, `${start}${crypto.randomUUID()}`),
  )
  for (const path of left) await writeFile(path, 'unfinished')
  await utimes(left[0]!, 0, 0)
  await store.write('mine.tar', bytes(10))
  expect((await stat(join(dir, 'mine.tar'))).mode & 0o777).toBe(0o600)
  expect((await readdir(dir)).sort()).toEqual([left[1]!.split('/').pop(), 'mine.tar'])
})

test('an address names a file, a folder or a bucket other than that of the photos', async () => {
  expect((await locate(join(dir, 'new.tar'), settings())).name).toBe('new.tar')
  expect((await locate(join(dir, 'new/'), settings())).name).toBeUndefined()
  expect((await locate('s3://copias/a/b.tar', settings())).name).toBe('b.tar')
  const refusals = ['s3://fotos/b.tar', 's3://', 'https://copias.example/b.tar']
  for (const address of refusals) {
    await expect(locate(address, settings())).rejects.toBeInstanceOf(StartupError)
  }
  await expect(locate('s3://copias/', DEFAULT_BACKUP)).rejects.toThrow(/hacen falta BACKUP_S3/)
})

test('a bucket that is not there is told of in a sentence', async () => {
  const { store } = await locate('s3://ninguno/a.tar', settings())
  await expect(store.write('a.tar', bytes(10))).rejects.toThrow(
    /^El almacén de copias no responde bien \(BACKUP_S3_\*\): ninguno en http/,
  )
})

test('of two writers of one name on disk one fails, and what the other wrote is whole', async () => {
  const { store } = await locate(`${dir}/both/`, settings())
  const sizes = [10_000, 20_000]
  const written = await Promise.allSettled(sizes.map((size) => store.write('one.tar', bytes(size))))
  const failed = written.filter(({ status }) => status === 'rejected')
  expect(failed).toMatchObject([{ reason: { message: expect.stringMatching(/ya existe/) } }])
  const [winner] = sizes.filter((_, index) => written[index]!.status === 'fulfilled')
  expect(await sizeOf(await store.read('one.tar'))).toBe(winner)
})

test.each([
  ['that has the name by now refuses it', 412, /ya existe: elige otro nombre/],
  ['that knows no conditions gets it without one', 501, undefined],
])('a bucket %s', async (_, status, refusal) => {
  const conditions: unknown[] = []
  const service = await serve((request, response) => {
    if (request.method === 'PUT') conditions.push(request.headers['if-none-match'])
    const isFree = request.method === 'HEAD'
    const isRefused = request.headers['if-none-match'] !== undefined
    request.resume().on('end', () => {
      response.writeHead(isFree ? 404 : isRefused ? status : 200).end()
    })
  })
  const s3 = { ...settings().s3, endpoint: service.url }
  const { store } = await locate('s3://copias/a.tar', { ...settings(), s3 })
  const write = store.write('a.tar', bytes(1000))
  if (refusal) await expect(write).rejects.toThrow(refusal)
  else await write
  expect(conditions).toEqual(refusal ? ['*'] : ['*', undefined])
  await service.close()
})

/** Only root may mount a small disk, which the test fills. */
const mayMount =
  process.getuid?.() === 0 && spawnSync('unshare', ['-m', 'true'], { stdio: 'ignore' }).status === 0

if (!mayMount) console.info('Only root can mount a small disk to fill: skipped.')

test.skipIf(!mayMount)(
  'a full disk is told of in a sentence, and no part of a backup is left',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'escaparate-full-'))
    const script = `
    import { readdirSync } from 'node:fs'
    import { diskBackupStore } from '${new URL('./disk-backup-store.ts', import.meta.url)}'
    async function* bytes() { for (;;) yield Buffer.alloc(100_000) }
    const error = await diskBackupStore('${folder}').write('a.tar', bytes()).catch((error) => error)
    console.log(JSON.stringify([error.message, readdirSync('${folder}')]))`
    const mounted = `mount -t tmpfs -o size=1m tmpfs ${folder} && exec "$0" --input-type=module -e "$1"`
    const { stdout, stderr } = spawnSync(
      'unshare',
      ['-m', 'sh', '-c', mounted, process.execPath, script],
      { encoding: 'utf8' },
    )
    rmSync(folder, { recursive: true })
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toEqual([`No queda sitio para la copia en ${folder}.`, []])
  },
)
