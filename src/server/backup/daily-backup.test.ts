import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { DEFAULT_BACKUP } from '../config/backup-settings.ts'
import { backups } from '../database/schema.ts'
import { backupWarning } from './backup-status.ts'
import { backUpDaily } from './daily-backup.ts'

const HOUR = 3600

let server: TestServer
let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'escaparate-daily-'))
  // The clock of the tests begins at 11:00 in Madrid.
  const backup = { ...DEFAULT_BACKUP, dailyTo: dir, dailyAt: 12 * 60, keep: 2 }
  server = await openTestServer({ backup })
})
afterAll(async () => {
  await server.close()
  await rm(dir, { recursive: true })
})
beforeEach(async () => {
  await server.db.delete(backups)
  for (const name of await readdir(dir)) await rm(join(dir, name))
})

const made = async () => (await readdir(dir)).length

test('the first is made at once, the next one at its hour, and a missed one later', async () => {
  await backUpDaily(server.services)
  expect(await made()).toBe(1)
  await backUpDaily(server.services)
  expect(await made()).toBe(1)
  server.clock.advance(1.5 * HOUR)
  await backUpDaily(server.services)
  expect(await made()).toBe(2)
  server.clock.advance(23 * HOUR)
  await backUpDaily(server.services)
  expect(await server.db.$count(backups)).toBe(2)
  server.clock.advance(6 * HOUR)
  await backUpDaily(server.services)
  expect(await server.db.$count(backups)).toBe(3)
})

test('as many are kept as set, and other files of the folder too', async () => {
  const { writeFile } = await import('node:fs/promises')
  await writeFile(join(dir, 'notas.txt'), 'mías')
  for (let day = 0; day < 4; day++) {
    await backUpDaily(server.services)
    server.clock.advance(24 * HOUR)
  }
  const names = (await readdir(dir)).sort()
  expect(names).toHaveLength(3)
  expect(names.at(-1)).toBe('notas.txt')
})

test('of several instances one makes it', async () => {
  await Promise.all([1, 2, 3].map(() => backUpDaily(server.services)))
  expect(await made()).toBe(1)
})

test('without the setting none is made, and nobody is warned', async () => {
  const { config } = server.services
  const off = { ...server.services, config: { ...config, backup: DEFAULT_BACKUP } }
  await backUpDaily(off)
  expect(await made()).toBe(0)
  await backUpDaily(server.services)
  server.clock.advance(9 * 24 * HOUR)
  expect(await backupWarning(off)).toEqual([])
})

test('the start warns of a last backup that is older than two days', async () => {
  expect(await backupWarning(server.services)).toEqual([])
  await backUpDaily(server.services)
  server.clock.advance(47 * HOUR)
  expect(await backupWarning(server.services)).toEqual([])
  server.clock.advance(3 * 24 * HOUR)
  expect(await backupWarning(server.services)).toEqual([
    '',
    expect.stringMatching(/^Aviso: la última copia de seguridad es de hace 4 días\./),
  ])
})
