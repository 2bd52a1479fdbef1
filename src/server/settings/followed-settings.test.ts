import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { openSettings } from '../config/open-settings.ts'
import { openDirectoryChanges } from '../directory-changes.ts'

let server: TestServer
let administrator: Person
beforeAll(async () => {
  server = await openTestServer()
  administrator = await server.administrator()
})
afterAll(() => server.close())

/** Opens the settings and change notifications of another instance. */
async function openInstance() {
  const settings = await openSettings(server.services.config, server.db)
  const changes = await openDirectoryChanges(server.databaseUrl, { reader: settings.reader })
  onTestFinished(changes.close)
  return { settings, changes, town: () => settings.present().town }
}

const name = (town: string) => administrator.patch('/api/settings/', { town })

test('another instance knows what was saved when the save has been answered', async () => {
  const other = await openInstance()
  // A second instance, because a single one sends no questions.
  await openInstance()
  const unknown: string[] = []
  for (let save = 0; save < 100; save++) {
    const before = other.changes.version()
    await name(`Pueblo ${save}`)
    await other.changes.current()
    if (other.town() !== `Pueblo ${save}`) unknown.push(`Pueblo ${save}`)
    expect(other.changes.version()).toBeGreaterThan(before!)
  }
  expect(unknown).toEqual([])
})

test('an instance that could not hear knows it when it hears again', async () => {
  const other = await openInstance()
  await openInstance()
  await server.db.execute(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'escaparate changes'`)
  await expect.poll(other.changes.isListening).toBe(false)
  await name('Mientras tanto')
  await expect.poll(other.town).toBe('Mientras tanto')
  await expect.poll(other.changes.isAlone).toBe(false)
  await name('Después')
  await other.changes.current()
  expect(other.town()).toBe('Después')
})

test('what is made of what held before the change is not kept', async () => {
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>()
  let reads = 0
  const changes = await openDirectoryChanges(server.databaseUrl, {
    reader: {
      channel: 'settings',
      read: async () => {
        reads += 1
        if (reads > 1) await isRead
      },
    },
  })
  onTestFinished(changes.close)
  const before = changes.version()!
  await name('Otro')
  let isSettled = false
  const settled = changes.settled().then(() => {
    isSettled = true
  })
  await expect.poll(changes.version).toBe(before + 1)
  expect([reads, isSettled]).toEqual([2, false])
  read()
  await settled
  expect(changes.version()).toBe(before + 2)
})

test('without a table to read, nothing is observed', async () => {
  const changes = await openDirectoryChanges(server.databaseUrl, {
    reader: { channel: 'settings', read: () => Promise.reject(new Error('no such table')) },
  })
  onTestFinished(changes.close)
  expect([changes.isListening(), changes.version()]).toEqual([false, undefined])
})
