import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { photoPath } from '#contract/photos.ts'
import { apiClient } from '#testing/api-client.ts'
import { queryServer, withDatabase } from '#testing/database.ts'
import { picture } from '#testing/pictures.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { WAIT } from '#testing/wait.ts'
import { createApp } from '../app.ts'
import { type EmbeddedDb, openEmbedded } from '../database/embedded.ts'
import { readPid } from '../database/embedded-programs.ts'
import { migrateDatabase } from '../database/migrate.ts'
import { savePhotoRow, storePhoto } from '../photos/store-photo.ts'
import { cachePages } from './page-cache.ts'

let dir: string
let postgres: EmbeddedDb
let server: TestServer
let app: TestServer['app']
let ana: Person
const rendered: string[] = []
let width = 300

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'escaparate-test-'))
  await chmod(dir, 0o755)
  postgres = await open()
  await queryServer(
    postgres.url,
    "create database template_of_pages template template0 encoding 'UTF8'",
  )
  const templateUrl = withDatabase(postgres.url, 'template_of_pages')
  await migrateDatabase(templateUrl)
  server = await openTestServer({ rateLimits: false, logLevel: 'silent' }, { templateUrl })
  const { changes, clock } = server.services
  app = await createApp(server.services, {
    mount: async () => {},
    answer: cachePages({
      render,
      canonical: (url) => url,
      queue: (_client, work) => work(),
      changes,
      clock,
    }),
    close: async () => {},
  })
  ana = await server.owner()
})
afterAll(async () => {
  await app.close()
  await server.close()
  await postgres.close()
  await rm(dir, { recursive: true, force: true })
})

const SENTENCE = 'Ahora mismo no podemos atenderte. Prueba otra vez en un momento.'

/** Functions that make the database unreachable; each returns a function that restores it. */
const FAULTS: [string, () => Promise<() => unknown>][] = [
  [
    'stopped',
    async () => {
      await postgres.close()
      return async () => {
        postgres = await open()
      }
    },
  ],
  [
    'silent',
    async () => {
      const pids = await processes()
      for (const pid of pids) process.kill(pid, 'SIGSTOP')
      return () => {
        for (const pid of pids) process.kill(pid, 'SIGCONT')
      }
    },
  ],
]

describe.each(FAULTS)('while PostgreSQL is %s', (_fault, takeAway) => {
  test('a public page that was read is sent as it was, with its age', async () => {
    const [read, unread] = [await newPage(), await newPage()]
    const before = await get(read)
    await whileAway(takeAway, async () => {
      const { statusCode, body, headers } = await get(read)
      expect([statusCode, body]).toEqual([200, before.body])
      expect(Number(headers.age)).toBeGreaterThanOrEqual(0)
      expect(headers['cache-control']).toBe('no-cache')
      await isRefused(unread)
    })
  })

  test('its photo is sent too, but none that was not looked up or is hidden', async () => {
    const [read, unread, hidden] = [await newPhoto(), await newPhoto(), await newPhoto()]
    expect((await get(hidden.photo)).statusCode).toBe(200)
    await hide(hidden.page)
    expect((await get(hidden.photo)).statusCode).toBe(404)
    expect((await get(read.photo)).statusCode).toBe(200)
    await whileAway(takeAway, async () => {
      expect((await get(read.photo)).statusCode).toBe(200)
      await isRefused(unread.photo)
      await isRefused(hidden.photo)
    })
  })

  test('a page that changed before is not sent from memory', async () => {
    const [hidden, other] = [await newPage(), await newPage()]
    expect((await get(hidden)).statusCode).toBe(200)
    await hide(hidden)
    expect((await get(other)).statusCode).toBe(200)
    await whileAway(takeAway, async () => {
      await isRefused(hidden)
      expect((await get(other)).statusCode).toBe(200)
    })
    expect((await get(hidden)).statusCode).toBe(404)
  })

  test('nothing is sent from memory when the last thing heard of was a change', async () => {
    const [hidden, other] = [await newPage(), await newPage()]
    for (const page of [hidden, other]) expect((await get(page)).statusCode).toBe(200)
    await hide(hidden)
    await whileAway(takeAway, async () => {
      await isRefused(hidden)
      await isRefused(other)
    })
  })

  test('what was not saved is told, and once it is back pages are made anew', async () => {
    const page = await newPage()
    await get(page)
    await whileAway(takeAway, async () => {
      const refused = await apiClient(app, ana.token).patch(apiOf(page), { name: 'Otro nombre' })
      expect([refused.status, refused.body.detail]).toEqual([503, SENTENCE])
      expect((await get(page)).statusCode).toBe(200)
    })
    const [before, { statusCode, headers }] = [rendered.length, await get(page)]
    expect([statusCode, headers.age]).toEqual([200, undefined])
    expect(rendered.slice(before)).toEqual([page])
    const saved = await apiClient(app, ana.token).patch(apiOf(page), { name: 'Otro nombre' })
    expect(saved.status).toBe(200)
    expect((await get(page)).json().name).toBe('Otro nombre')
  })
})

const open = () => openEmbedded({ dir, say: () => {} })
const get = (url: string) => app.inject({ url })

/** Renders a page that is the API's response about a shop. */
async function render({ url }: FastifyRequest) {
  const { statusCode, rawPayload, headers } = await app.inject({ url: apiOf(url, true) })
  if (statusCode < 500) rendered.push(url)
  return {
    status: statusCode,
    headers: { 'content-type': String(headers['content-type']) },
    body: rawPayload,
  }
}

async function newPage(): Promise<string> {
  const { id } = await server.commerce(ana)
  await server.services.changes.settled()
  return `/comercio/${id}`
}

/** Stores a photo that only one new shop uses, and returns it with the path of the shop's page. */
async function newPhoto(): Promise<{ page: string; photo: string }> {
  width += 1
  const photo = await storePhoto(server.services, await picture(width, 300).png().toBuffer())
  await savePhotoRow(server.db, server.services.photos, photo)
  const { id } = await server.commerce(ana, { photo: photo.hash })
  await server.services.changes.settled()
  return { page: `/comercio/${id}`, photo: photoPath(photo.hash) }
}

function apiOf(page: string, isPublic = false): string {
  const id = page.split('/').at(-1)
  return isPublic ? `/api/directory/commerces/${id}/` : `/api/commerce/${id}/`
}

async function hide(page: string): Promise<void> {
  const { status } = await apiClient(app, ana.token).patch(apiOf(page), { hidden: true })
  expect(status).toBe(200)
}

async function isRefused(page: string): Promise<void> {
  const { statusCode, headers, body } = await get(page)
  expect([statusCode, headers.age, JSON.parse(body).detail]).toEqual([503, undefined, SENTENCE])
}

/**
 * Waits until the server has lost its notifications of changes, runs `work`, and waits until it receives them again.
 */
async function whileAway(takeAway: () => Promise<() => unknown>, work: () => Promise<void>) {
  const { changes } = server.services
  const bringBack = await takeAway()
  try {
    await vi.waitUntil(() => changes.version() === undefined, WAIT)
    await work()
  } finally {
    await bringBack()
    await vi.waitUntil(() => changes.version() !== undefined, WAIT)
  }
}

async function processes(): Promise<number[]> {
  const parent = await readPid(join(dir, 'database/data'))
  if (parent === undefined) throw new Error('no server runs')
  const { stdout } = await promisify(execFile)('pgrep', ['-P', `${parent}`])
  return [parent, ...stdout.trim().split('\n').map(Number)]
}
