import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Answer } from '#testing/api-client.ts'
import { prepareExampleRequests, WRITES } from '#testing/example-requests.ts'
import { type OwnPostgres, openOwnPostgres } from '#testing/own-postgres.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { WAIT } from '#testing/wait.ts'
import { activity } from './schema.ts'

let postgres: OwnPostgres
let server: TestServer
let prepare: Awaited<ReturnType<typeof prepareExampleRequests>>
/** Names of the categories that the server confirmed as saved. */
const ledger: string[] = []

beforeAll(async () => {
  postgres = await openOwnPostgres()
  server = await openTestServer({ rateLimits: false, logLevel: 'silent' }, postgres)
  prepare = await prepareExampleRequests(server)
})
afterAll(async () => {
  await server.close()
  await postgres.close()
})

const SENTENCE = 'Ahora mismo no podemos atenderte. Prueba otra vez en un momento.'
const signal = (name: NodeJS.Signals) => async () => {
  process.kill(await postgres.postmaster(), name)
  return undefined
}

/** Makes the database fail. Returns a function that brings it back, or undefined if it recovers by itself. */
const FAULTS: [string, () => Promise<(() => void) | undefined>][] = [
  ['restarted', signal('SIGINT')],
  ['stopped at once', signal('SIGQUIT')],
  ['killed', signal('SIGKILL')],
  [
    'silent for a while',
    async () => {
      const pids = await processes()
      for (const pid of pids) process.kill(pid, 'SIGSTOP')
      return () => {
        for (const pid of pids) process.kill(pid, 'SIGCONT')
      }
    },
  ],
]

describe.each(FAULTS)('PostgreSQL %s under writes', (fault, bringDown) => {
  test('costs nobody anything but a second try', async () => {
    const share = WRITES.filter((_name, at) => at % FAULTS.length === faultsBefore(fault))
    const calls = await Promise.all(share.map((name) => prepare(name)))
    const administrator = await server.administrator()
    const isOver = { now: false }
    const seen: Answer[] = []
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let save = 0; !isOver.now; save++) {
        const name = `${fault} ${writer} ${save}`
        const answer = await administrator.post('/api/category/', { name })
        seen.push(answer)
        if (answer.status === 201) ledger.push(name)
        // Errors come at once: yields to the event loop between two attempts.
        await new Promise(setImmediate)
      }
    })
    const shops = await Promise.all([1, 2].map(async () => server.commerce(await server.owner())))
    /** The last phone number that was confirmed for each shop. Each save has a higher one. */
    const phones = shops.map(() => 0)
    const savers = shops.map(async ({ id }, at) => {
      for (let phone = 600_000_001; !isOver.now; phone++) {
        const answer = await administrator.patch(`/api/commerce/${id}/`, { n_tlf: `${phone}` })
        seen.push(answer)
        if (answer.status === 200) phones[at] = phone
        await new Promise(setImmediate)
      }
    })
    await vi.waitUntil(() => ledger.length > 20 && phones.every(Boolean), WAIT)
    const under = calls.map((call) => call())
    const bringBack = await bringDown()
    const refusals = () => seen.filter(({ status }) => status === 503).length
    await vi.waitUntil(() => refusals() > 0, WAIT)
    const answers = await Promise.all(under)
    bringBack?.()
    await vi.waitUntil(async () => (await server.anyone.get('/api/category/')).status === 200, WAIT)
    isOver.now = true
    await Promise.all([...writers, ...savers])

    for (const { status, body, headers } of [...answers, ...seen]) {
      if (status < 500) continue
      expect([status, body.detail, headers['retry-after']]).toEqual([503, SENTENCE, '2'])
    }
    for (const [at, call] of calls.entries()) {
      const { status, body } = await call()
      expect(status, JSON.stringify([share[at], body])).toBeLessThan(500)
    }
    const { body } = await server.anyone.get('/api/category/')
    const names = new Set(body.map(({ name }: { name: string }) => name))
    expect(ledger.filter((name) => !names.has(name))).toEqual([])
    for (const [at, { id }] of shops.entries()) {
      const { n_tlf } = (await administrator.get(`/api/commerce/${id}/`)).body
      expect(Number(n_tlf)).toBeGreaterThanOrEqual(phones[at]!)
      // The log has the same number as the row.
      const saved = await administrator.patch(`/api/commerce/${id}/`, { n_tlf: '699000000' })
      expect([saved.status, saved.body.n_tlf]).toEqual([200, '699000000'])
      expect(await beforeLastChange(id)).toMatchObject({ n_tlf })
    }
    expect(await connections()).toBeLessThanOrEqual(16)
  })
})

/** Returns the values before the shop's last change, according to the log. */
async function beforeLastChange(shop: number): Promise<unknown> {
  const [event] = await server.db
    .select({ before: activity.before })
    .from(activity)
    .where(and(eq(activity.object_type, 'commerce'), eq(activity.object_id, shop)))
    .orderBy(desc(activity.id))
    .limit(1)
  return event?.before
}

const faultsBefore = (name: string) => FAULTS.findIndex(([other]) => other === name)

async function processes(): Promise<number[]> {
  const parent = await postgres.postmaster()
  const { stdout } = await promisify(execFile)('pgrep', ['-P', `${parent}`])
  return [parent, ...stdout.trim().split('\n').map(Number)]
}

async function connections(): Promise<number> {
  const { rows } = await server.db.execute<{ count: number }>(
    'select count(*)::int as count from pg_stat_activity where datname = current_database()',
  )
  return rows[0]!.count
}
