import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { WAIT } from '#testing/wait.ts'
import { createApp } from '../app.ts'
import { backups, outbox } from '../database/schema.ts'
import { diskPhotoStore } from '../photos/photo-store.ts'
import type { Services } from '../services.ts'
import { shareResult } from './readiness.ts'

let server: TestServer
let folder: string
const opened: TestServer['app'][] = []
beforeAll(async () => {
  server = await openTestServer()
  folder = await mkdtemp(join(tmpdir(), 'escaparate-health-'))
})
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const OK = { status: 'ok' }
const ALL_OK = {
  database: OK,
  migrations: OK,
  changes: OK,
  storage: OK,
  photos: { status: 'ok', missing: null },
  mail: { status: 'ok', oldest_waiting_seconds: null },
}

test('a server with all that it needs is alive and ready, and no cache keeps that', async () => {
  const app = await appWith({})
  expect(await ask(app, '/healthz')).toEqual([200, { status: 'ok' }])
  expect(await ask(app, '/readyz')).toEqual([200, { status: 'ok', checks: ALL_OK }])
  for (const path of ['/healthz', '/readyz/']) {
    expect((await app.inject(path)).headers['cache-control']).toBe('no-store')
    expect((await app.inject({ method: 'HEAD', url: path })).statusCode).toBe(200)
    // The checks need no token, so a wrong one changes nothing.
    const headers = { authorization: 'Bearer wrong' }
    expect((await app.inject({ url: path, headers })).statusCode).toBe(200)
  }
})

test('without its database it is alive and not ready', async () => {
  const app = await appWith({ db: failingDatabase(() => Promise.reject(new Error('away'))) })
  expect(await ask(app, '/healthz')).toEqual([200, { status: 'ok' }])
  const [status, body] = await ask(app, '/readyz')
  expect(status).toBe(503)
  expect(body).toEqual({
    status: 'failed',
    checks: {
      ...ALL_OK,
      database: { status: 'failed' },
      migrations: { status: 'failed' },
    },
  })
})

test('a database that says nothing is not waited for, and asked once for all who ask', async () => {
  let asked = 0
  const app = await appWith({
    db: failingDatabase(() => {
      asked += 1
      return new Promise(() => {})
    }),
  })
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(app, '/readyz')))
  expect(answers.map(([status]) => status)).toEqual(Array(50).fill(503))
  // One query for the database and one for its migrations.
  expect(asked).toBe(2)
})

test('what is shared is asked for anew when its time is over, failed or not', async () => {
  let asked = 0
  const share = shareResult(async () => {
    asked += 1
    if (asked === 1) throw new Error('the first time')
    return asked
  }, 1)
  await expect(Promise.all([share(), share()])).rejects.toThrow('the first time')
  expect(asked).toBe(1)
  await vi.waitFor(async () => expect(await share()).toBeGreaterThan(1), WAIT)
})

test('with migrations pending it is not ready', async () => {
  const migrations = 'drizzle.__drizzle_migrations'
  const last = `(select max(created_at) from ${migrations})`
  const { rows } = await server.db.execute(
    `delete from ${migrations} where created_at = ${last} returning hash, created_at`,
  )
  const { hash, created_at } = rows[0]!
  const [status, body] = await ask(await appWith({}), '/readyz')
  await server.db.execute(
    `insert into ${migrations} (hash, created_at) values ('${hash}', ${created_at})`,
  )
  expect([status, body.status]).toEqual([503, 'failed'])
  expect(body.checks).toMatchObject({ ...ALL_OK, migrations: { status: 'failed' } })
})

test('with nobody to tell of changes it is not ready: its pages would be stale', async () => {
  const changes = { ...server.services.changes, isListening: () => false }
  const [status, body] = await ask(await appWith({ changes }), '/readyz')
  expect(status).toBe(503)
  expect(body.checks.changes).toEqual({ status: 'failed' })
})

test('without photos it serves on, and says so', async () => {
  await writeFile(join(folder, 'file'), '')
  const photos = diskPhotoStore(join(folder, 'file'))
  const [status, body] = await ask(await appWith({ photos }), '/readyz')
  expect([status, body.status]).toEqual([200, 'degraded'])
  expect(body.checks.storage).toEqual({ status: 'failed' })
})

test('photos without their files are told as the last backup counted them, and take no instance away', async () => {
  const copy = { address: '/x', bytes: 1, is_daily: true }
  const at = (hour: number) => ({ ...copy, made_at: `2026-03-01T0${hour}:00:00Z` })
  await server.db.insert(backups).values([{ ...at(1), missing_photos: 3 }, at(0)])
  const [status, body] = await ask(await appWith({}), '/readyz')
  expect([status, body.status]).toEqual([200, 'degraded'])
  expect(body.checks.photos).toEqual({ status: 'failed', missing: 3 })
  await server.db.insert(backups).values({ ...at(2), missing_photos: 0 })
  const [, later] = await ask(await appWith({}), '/readyz')
  expect(later.checks.photos).toEqual({ status: 'ok', missing: 0 })
})

test('a mail that waits for over an hour is told, and takes no instance away', async () => {
  const now = server.clock.now().getTime()
  const mail = (minutes: number, tries: number) => ({
    message_id: `<${minutes}@x>`,
    recipient: 'ana@example.com',
    subject: '',
    text: '',
    html: '',
    tries,
    created_at: new Date(now - minutes * 60_000).toISOString(),
    next_try_at: new Date(now + 60_000).toISOString(),
  })
  // The first mail may still be cancelled. The second is bulk and was never refused.
  const bulk = { bulk: true, next_try_at: new Date(now - 60_000).toISOString() }
  const waiting = [mail(300, 0), { ...mail(200, 0), ...bulk }, mail(59, 1)]
  await server.db.insert(outbox).values(waiting)
  expect(await mailCheck()).toEqual({ status: 'ok', oldest_waiting_seconds: 59 * 60 })
  await server.db.insert(outbox).values(mail(61, 6))
  expect(await mailCheck()).toEqual({ status: 'failed', oldest_waiting_seconds: 61 * 60 })
})

test('from the moment it is to close it is alive and not ready, and answers until then', async () => {
  const app = await appWith({})
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as { port: number }
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
  expect(await status('/healthz')).toBe(200)
  // No load balancer has probed, so there is none to wait for.
  await app.readiness.leave(3600)
  expect((await ask(app, '/readyz'))[1].status).toBe('closing')
  expect(await Promise.all(['/healthz', '/readyz', '/api/site/'].map(status))).toEqual([
    200, 503, 200,
  ])
  await app.drain()
  expect(await Promise.all(['/healthz', '/readyz', '/api/site/'].map(status))).toEqual([
    200, 503, 503,
  ])
})

test('a balancer that asks is given the seconds to notice', async () => {
  const app = await appWith({})
  await ask(app, '/readyz')
  const left = app.readiness.leave(30).then(() => 'left')
  const told = ask(app, '/readyz').then(([status]) => status)
  expect(await Promise.race([left, told])).toBe(503)
  await app.readiness.leave(0)
})

async function appWith(services: Partial<Services>) {
  const app = await createApp({ ...server.services, ...services })
  opened.push(app)
  return app
}

async function ask(app: TestServer['app'], path: string) {
  const answer = await app.inject(path)
  return [answer.statusCode, answer.json()] as const
}

const mailCheck = async () => (await ask(await appWith({}), '/readyz'))[1].checks.mail

function failingDatabase(execute: () => Promise<never>): Services['db'] {
  return new Proxy(server.db as Services['db'], {
    get: (db, name) => (name === 'execute' ? execute : Reflect.get(db, name)),
  })
}
