import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { PHOTO } from '#testing/test-shops.ts'
import { DEFAULT_BACKUP } from '../config/backup-settings.ts'
import { backups } from '../database/schema.ts'
import { startWarnings } from '../doctor/start-warnings.ts'
import { fileNames } from '../photos/store-photo.ts'
import { findCompleteBackup, installationOf } from './backup-status.ts'
import { createBackup } from './create-backup.ts'
import { backUpDaily } from './daily-backup.ts'
import { diskBackupStore } from './disk-backup-store.ts'

const HOUR = 3600
const DAY = 24 * HOUR

let server: TestServer
/** Another installation that uses the same backup folder. */
let other: TestServer
let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'escaparate-daily-'))
  // The tests' clock starts at 11:00 in Madrid.
  const backup = { ...DEFAULT_BACKUP, dailyTo: dir, dailyAt: 12 * 60, keep: 2 }
  server = await openTestServer({ backup })
  other = await openTestServer({ backup })
})
afterAll(async () => {
  await server.close()
  await other.close()
  await rm(dir, { recursive: true })
})
beforeEach(async () => {
  for (const { db, services } of [server, other]) {
    await db.delete(backups)
    for (const name of fileNames(PHOTO)) await services.photos.write(name, Buffer.from('photo'))
  }
  for (const name of await readdir(dir)) await rm(join(dir, name))
})

const made = async () => (await readdir(dir)).length

async function backUpByHand({ services, databaseUrl, clock }: TestServer): Promise<string> {
  const { config, photos } = services
  const store = diskBackupStore(dir)
  const source = { url: databaseUrl, photos, config, key: undefined, now: clock.now() }
  return (await createBackup({ ...source, say: () => {} }, store))!.name
}

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

test('its hour and its name are of the clock of the town', async () => {
  await server.choose({ time_zone: 'Atlantic/Canary' })
  const [time] = server.clock.now().toISOString().split('.')
  await backUpDaily(server.services)
  const id = await installationOf(server.db)
  // The Canary Islands have UTC in winter.
  expect(await readdir(dir)).toEqual([
    `escaparate-${time!.replace('T', '-').replaceAll(':', '')}-${id}-diaria.tar`,
  ])
  await server.choose({ time_zone: 'Europe/Madrid' })
})

test('as many of its own are kept as set, and all that others have made, or somebody by hand', async () => {
  const before = ['notas.txt', 'escaparate-2020-01-01-040000.tar']
  for (const name of before) await writeFile(join(dir, name), 'mías')
  const byHand = [await backUpByHand(server), await backUpByHand(other)]
  await backUpDaily(other.services)
  for (let day = 0; day < 4; day++) {
    await backUpDaily(server.services)
    server.clock.advance(DAY)
  }
  const names = await readdir(dir)
  const [mine, theirs] = await Promise.all([server, other].map(({ db }) => installationOf(db)))
  expect(names).toEqual(expect.arrayContaining([...before, ...byHand]))
  expect(names.filter((name) => name.includes(`${mine}-diaria`))).toHaveLength(2)
  expect(names.filter((name) => name.includes(`${theirs}-diaria`))).toHaveLength(1)
})

test('of one second each has a name of its own', async () => {
  const names = [await backUpByHand(server), await backUpByHand(server), await backUpByHand(other)]
  await backUpDaily(server.services)
  expect(new Set(names).size).toBe(3)
  expect(await made()).toBe(4)
})

test('the last one of all is kept, whatever its name says of the hour', async () => {
  const { config } = server.services
  const one = { ...config, backup: { ...config.backup, keep: 1 } }
  await server.choose({ time_zone: 'Pacific/Auckland' })
  await backUpDaily({ ...server.services, config: one })
  const [first] = await readdir(dir)
  await server.choose({ time_zone: 'Atlantic/Canary' })
  server.clock.advance(DAY / 2)
  await server.db.delete(backups)
  await backUpDaily({ ...server.services, config: one })
  const [last, ...more] = await readdir(dir)
  expect(more).toEqual([])
  expect(last! < first!).toBe(true)
  await server.choose({ time_zone: 'Europe/Madrid' })
})

test('none is deleted while photos are missing, which the start says and the last complete one may have', async () => {
  await backUpDaily(server.services)
  const [complete] = await readdir(dir)
  await server.services.photos.remove(fileNames(PHOTO)[1]!)
  for (let day = 0; day < 3; day++) {
    server.clock.advance(DAY)
    await backUpDaily(server.services)
  }
  expect(await made()).toBe(4)
  expect(await findCompleteBackup(server.db)).toBe(join(dir, complete!))
  expect(await startWarnings(server.services)).toEqual([
    '',
    expect.stringMatching(/^Atención: Faltan ficheros de una foto\. Recupéralos de /),
  ])
  await server.services.photos.write(fileNames(PHOTO)[1]!, Buffer.from('photo'))
  server.clock.advance(DAY)
  await backUpDaily(server.services)
  expect(await made()).toBe(2)
  expect(await startWarnings(server.services)).toEqual([])
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
  server.clock.advance(9 * DAY)
  expect(await startWarnings(off)).toEqual([])
})

test('the start warns of a last backup that is older than two days', async () => {
  expect(await startWarnings(server.services)).toEqual([])
  await backUpDaily(server.services)
  server.clock.advance(47 * HOUR)
  expect(await startWarnings(server.services)).toEqual([])
  server.clock.advance(3 * DAY)
  expect(await startWarnings(server.services)).toEqual([
    '',
    expect.stringMatching(/^Atención: La última copia de seguridad es de hace 4 días\./),
  ])
})
