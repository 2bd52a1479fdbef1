import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEMO_PASSWORD } from '#demo/seed.ts'
import { makeVarDir, removeVarDir, startServer } from '../tools/server-process.ts'

const WRITERS = 40
const SECONDS = 60
const LONGEST_MS = 2_000
const ADMINISTRATOR = { email: 'admin@escaparate.example', password: DEMO_PASSWORD }

type Taken = { status: number; ms: number }

/** No deadlock in PostgreSQL's log, no 5xx, and two seconds for each write of forty clients. */
export default async function writers(say: (line: string) => void): Promise<boolean> {
  const varDir = await makeVarDir()
  const server = await startServer({ VAR_DIR: varDir, RATE_LIMITS: 'off' })
  try {
    const call = await openCaller(server.url)
    const writes: Taken[] = []
    const visits: Taken[] = []
    const until = performance.now() + SECONDS * 1000
    const work = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let turn = 0; performance.now() < until; turn++) {
        writes.push(...(await ERRANDS[writer % ERRANDS.length]!(call, writer, turn)))
      }
    })
    const visit = (async () => {
      while (performance.now() < until) {
        visits.push((await call('GET', '/api/directory/commerces/?page=1')).taken)
      }
    })()
    await Promise.all([...work, visit])
    const deadlocks = await deadlocksIn(join(varDir, 'database/log'))
    const broken = writes.filter(({ status }) => status >= 500).length
    const slowest = Math.max(...writes.map(({ ms }) => ms))
    say(`${WRITERS} writers for ${SECONDS} s: ${writes.length} writes`)
    say(`  answers ${JSON.stringify(counted(writes))}, ${deadlocks} deadlocks in the log`)
    say(
      `  p50 ${quantile(writes, 0.5)} ms, p99 ${quantile(writes, 0.99)} ms, slowest ${slowest} ms`,
    )
    say(`  a visitor beside them: ${visits.length} pages, p99 ${quantile(visits, 0.99)} ms`)
    return deadlocks === 0 && broken === 0 && slowest <= LONGEST_MS
  } finally {
    await server.stop()
    await removeVarDir(varDir)
  }
}

type Call = (
  method: string,
  path: string,
  body?: object,
  // biome-ignore lint/suspicious/noExplicitAny: responses of every shape.
) => Promise<{ body: any; taken: Taken }>
type Errand = (call: Call, writer: number, turn: number) => Promise<Taken[]>

const OFFER = { title: 'Dos por una', description: 'Hasta el sábado.', type: '2 x 1' }

/** Writes to few rows, so that the many writers contend for them. */
const ERRANDS: Errand[] = [
  async (call, writer, turn) => {
    const [one, other] = [1 + ((writer + turn) % 3), 1 + (turn % 3)]
    const { body, taken } = await call('POST', '/api/offer/', { ...OFFER, commerce: one })
    const move = await call('PATCH', `/api/offer/${body.id}/`, { commerce: other })
    const end = await call('DELETE', `/api/offer/${body.id}/`)
    return [taken, move.taken, end.taken]
  },
  async (call, writer, turn) => {
    const changes = { description: `Guardado ${writer} ${turn}`, category: [1, 2 + (turn % 4)] }
    return [(await call('PATCH', `/api/commerce/${1 + (turn % 3)}/`, changes)).taken]
  },
  async (call, writer, turn) => {
    const created = await call('POST', '/api/category/', { name: `Oficio ${writer} ${turn}` })
    const chosen = { category: [created.body.id] }
    const use = await call('PATCH', `/api/commerce/${1 + (writer % 3)}/`, chosen)
    const end = await call('DELETE', `/api/category/${created.body.id}/?reassign=1`)
    return [created.taken, use.taken, end.taken]
  },
  async (call, _writer, turn) => {
    const { body } = await call('GET', '/auth/users/?role=2&page=1')
    const users: { id: number }[] = body.results
    const { id } = users[turn % Math.min(3, users.length)]!
    return [(await call('PATCH', `/auth/users/${id}/`, { is_active: turn % 2 === 0 })).taken]
  },
]

async function openCaller(url: string): Promise<Call> {
  let token = ''
  const call: Call = async (method, path, body) => {
    const began = performance.now()
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    const ms = Math.round(performance.now() - began)
    return { body: text ? JSON.parse(text) : {}, taken: { status: response.status, ms } }
  }
  token = (await call('POST', '/api/token/', ADMINISTRATOR)).body.access
  return call
}

async function deadlocksIn(folder: string): Promise<number> {
  const logs = (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8'))
  return (await Promise.all(logs)).join('\n').split('deadlock detected').length - 1
}

function counted(taken: Taken[]): Record<string, number> {
  const statuses = Map.groupBy(taken, ({ status }) => status)
  return Object.fromEntries([...statuses].map(([status, some]) => [status, some.length]))
}

function quantile(taken: Taken[], part: number): number {
  const times = taken.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return times[Math.floor((times.length - 1) * part)]!
}
