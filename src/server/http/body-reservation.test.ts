import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { type BodyReservation, openBodyLimits, openReservation } from './body-reservation.ts'
import { openUploads } from './uploads.ts'

test('what a body held is free again when its call is answered, and its files are gone', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'escaparate-hold-'))
  const uploads = await openUploads(parent)
  const limits = openBodyLimits({
    inMemory: { perClient: 100, all: 150 },
    onDisk: { perClient: 100, all: 150 },
  })
  const [ana, anaAgain, luis] = ['ana', 'ana', 'luis'].map((client) =>
    openReservation(client, limits, uploads),
  ) as [BodyReservation, BodyReservation, BodyReservation]
  ana.reserve({ memory: 90, disk: 90 })
  expect(() => anaAgain.reserve({ memory: 20, disk: 0 })).toThrow('429')
  ana.shrinkTo({ memory: 10, disk: 90 })
  expect(() => anaAgain.reserve({ memory: 20, disk: 20 })).toThrow('429')
  expect(() => luis.reserve({ memory: 0, disk: 70 })).toThrow('503')
  // Rejected reservations reserve nothing.
  luis.reserve({ memory: 70, disk: 60 })
  await ana.receive('foto.jpg', Readable.from([Buffer.from('x')]))
  expect(await readdir(uploads.folder)).toHaveLength(1)
  await ana.release()
  await ana.release()
  expect(await readdir(uploads.folder)).toEqual([])
  anaAgain.reserve({ memory: 80, disk: 90 })
  await rm(parent, { recursive: true })
})
