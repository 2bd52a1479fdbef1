import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ServiceUnavailable } from '../errors.ts'
import { StartupError } from '../process/startup-error.ts'
import { openUploads } from './uploads.ts'

let parent: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'escaparate-uploads-'))
})
afterEach(() => rm(parent, { recursive: true }))

test('a file is on disk while its call runs, and known by its content', async () => {
  const { folder, receive } = await openUploads(parent)
  const content = Buffer.alloc(300_000, 'ñ')
  const upload = receive(
    'foto.jpg',
    Readable.from([content.subarray(0, 1000), content.subarray(1000)]),
  )
  const file = await upload.file
  expect(file).toMatchObject({ filename: 'foto.jpg', size: content.length })
  expect(file.sha256).toBe(createHash('sha256').update(content).digest('hex'))
  expect((await file.read(10)).equals(content.subarray(0, 10))).toBe(true)
  expect((await file.read(1_000_000)).equals(content)).toBe(true)
  expect(await readdir(folder)).toHaveLength(1)
  await upload.remove()
  expect(await readdir(folder)).toEqual([])
})

test('a file that is given up half-way leaves nothing', async () => {
  const { folder, receive } = await openUploads(parent)
  const content = new PassThrough()
  const upload = receive('foto.jpg', content)
  content.write('half')
  await upload.remove()
  await expect(upload.file).rejects.toThrow(ServiceUnavailable)
  expect(await readdir(folder)).toEqual([])
})

test('what a killed process left behind goes at the next start, what another needs stays', async () => {
  const { pid: dead } = spawnSync(process.execPath, ['-e', ''])
  for (const name of [`${dead}-abc`, `${process.pid}-before`, `${process.ppid}-xyz`, 'foto']) {
    mkdirSync(join(parent, name))
    writeFileSync(join(parent, name, 'upload'), 'x')
  }
  const first = await openUploads(parent)
  const second = await openUploads(parent)
  const left = (await readdir(parent)).map((name) => join(parent, name))
  expect(left.toSorted()).toEqual(
    [join(parent, `${process.ppid}-xyz`), first.folder, second.folder].toSorted(),
  )
  await second.close()
  expect(await readdir(first.folder)).toEqual([])
})

test('a folder that cannot be made is refused at the start, in one line', async () => {
  await writeFile(join(parent, 'file'), '')
  const error = await openUploads(join(parent, 'file')).catch((caught) => caught)
  expect(error).toBeInstanceOf(StartupError)
  expect(error.message).toMatch(/^No se puede escribir en .*VAR_DIR.*\.$/)
})
