import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { BodyHold, openBodyLimits } from './body-hold.ts'
import { openUploads } from './uploads.ts'

test('what a body held is free again when its call is answered, and its files are gone', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'escaparate-hold-'))
  const uploads = await openUploads(parent)
  const limits = openBodyLimits({
    inMemory: { each: 100, all: 150 },
    onDisk: { each: 100, all: 150 },
  })
  const [ana, anaAgain, luis] = ['ana', 'ana', 'luis'].map(
    (client) => new BodyHold(client, limits, uploads),
  ) as [BodyHold, BodyHold, BodyHold]
  ana.takeMemory(90)
  expect(() => anaAgain.takeMemory(20)).toThrow('429')
  ana.moveToDisk(90)
  anaAgain.takeMemory(20)
  expect(() => anaAgain.moveToDisk(20)).toThrow('429')
  luis.takeMemory(70)
  expect(() => luis.moveToDisk(70)).toThrow('503')
  await ana.receive('foto.jpg', Readable.from([Buffer.from('x')]))
  expect(await readdir(uploads.folder)).toHaveLength(1)
  await ana.release()
  await ana.release()
  expect(await readdir(uploads.folder)).toEqual([])
  anaAgain.moveToDisk(20)
  luis.moveToDisk(70)
  await rm(parent, { recursive: true })
})
