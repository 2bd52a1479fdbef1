import { resolve } from 'node:path'
import pg from 'pg'
import { openEmbedded } from '#server/database/embedded.ts'
import { signIn } from '../tools/demo-accounts.ts'
import { growTown } from './grow-town.ts'
import { root, seedTown } from './servers.ts'

/** `PLANS_SHOPS=1000000 npm run bench -- plans` adds a larger town. */
const LARGER = Number(process.env.PLANS_SHOPS ?? 0)
const SIZES = [10_000, 100_000, ...(LARGER > 0 ? [LARGER] : [])]
/** Limit of the buffers that a call reads in a town ten times as large, as a multiple. */
const MAX_GROWTH = 2
/** Number of executions after which PostgreSQL has decided if it reuses the plan of a prepared statement. */
const EXECUTIONS = 6

const CALLS: Record<string, (town: Town) => string> = {
  'shops, page 1': () => '/api/commerce/?page=1&page_size=20',
  'shops, last page': ({ shops }) => `/api/commerce/?page=${Math.floor(shops / 20)}&page_size=20`,
  'shops by name': () => '/api/commerce/?page=1&page_size=20&ordering=name',
  'shops of a state': () => '/api/commerce/?page=1&page_size=20&state=PE',
  'shops, searched': () => '/api/commerce/?page=1&page_size=20&search=panaderia',
  'one shop': ({ shop }) => `/api/commerce/${shop}/`,
  'offers of a shop': ({ shop }) => `/api/offer/?commerce=${shop}`,
  'directory, page 1': () => '/api/directory/commerces/?page=1&page_size=24',
  'directory, page 390': () => '/api/directory/commerces/?page=390&page_size=24',
  'directory by name': () => '/api/directory/commerces/?page=1&page_size=24&ordering=name',
  'directory, a category': () => '/api/directory/commerces/?page=1&page_size=24&category=3',
  'directory, searched': () =>
    '/api/directory/commerces/?page=1&page_size=24&search=panader%C3%ADa',
  'directory, searched with a typo': () =>
    '/api/directory/commerces/?page=1&page_size=24&search=panadreia',
  'directory, a shop': ({ shop }) => `/api/directory/commerces/${shop}/`,
  'directory, offers': () => '/api/directory/offers/?page=1&page_size=24',
  'directory, categories with counts': () => '/api/directory/categories/',
  'applications that wait': () => '/api/commerce_applications/?page=1&page_size=20&status=PE',
  people: () => '/auth/users/?page=1&page_size=20',
  'activity log': () => '/api/activity/?page=1&page_size=20',
  messages: () => '/api/contact/?page=1&page_size=20',
  'recycle bin': () => '/api/bin/?page=1&page_size=20',
}

type Town = { shops: number; shop: number }
type Statement = { name?: string; text: string; values: unknown[] }
type Cost = { buffers: number; ms: number; grown: string }

/** Buffers of 8 kB are comparable between machines, milliseconds not. Statements are prepared and repeated. */
export default async function benchPlans(): Promise<boolean> {
  const say = (line: string) => console.log(line)
  const table = new Map<string, Cost[]>()
  for (const shops of SIZES) {
    for (const [name, cost] of await costsIn(shops, say)) {
      table.set(name, [...(table.get(name) ?? []), cost])
    }
  }
  say(`Buffers read, and milliseconds, in towns of ${SIZES.join(', ')} shops:`)
  let growing = 0
  for (const [name, costs] of table) {
    const [small, large] = costs as [Cost, Cost]
    const isGrowing = large.buffers > small.buffers * MAX_GROWTH
    if (isGrowing) growing += 1
    const cells = costs.map(({ buffers, ms }) => `${buffers} (${ms.toFixed(1)})`.padStart(18))
    say(`  ${name.padEnd(36)}${cells.join('')}${isGrowing ? `  grows: ${large.grown}` : ''}`)
  }
  return growing === 0
}

async function costsIn(shops: number, say: (line: string) => void): Promise<Map<string, Cost>> {
  const dir = resolve(root, `var/bench-${shops}`)
  await seedTown(Math.min(shops, SIZES[0]!), dir)
  const database = await openEmbedded({ dir, say })
  const client = new pg.Client({ connectionString: database.url })
  try {
    const began = performance.now()
    const count = await growTown(database.url, shops)
    say(`${count} shops after ${((performance.now() - began) / 1000).toFixed(0)} s`)
    await client.connect()
    const { rows } = await client.query('select max(commerce) as shop from published_commerces')
    const recorded = await record(database.url, dir, { shops: count, shop: rows[0].shop })
    const costs = new Map<string, Cost>()
    for (const [name, statements] of recorded) costs.set(name, await costOf(client, statements))
    return costs
  } finally {
    await client.end()
    await database.close()
  }
}

/** Starts a server in this process and records the statements that each call sends. */
async function record(url: string, dir: string, town: Town): Promise<Map<string, Statement[]>> {
  const port = 3_990
  const env = { ...process.env }
  Object.assign(process.env, {
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: url,
    VAR_DIR: dir,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    SECRET_KEY: 'a secret that only the bench knows',
    SMTP_URL: 'smtp://127.0.0.1:1',
  })
  const { startServer } = await import('#server/main.ts')
  const server = await startServer(() => {}, false)
  const query = pg.Client.prototype.query
  try {
    const authorization = `Bearer ${await signIn(process.env.PUBLIC_URL!, 'admin')}`
    const recorded = new Map<string, Statement[]>()
    let statements: Statement[] = []
    pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
      const [config, values] = args as [string | Statement, unknown[] | undefined]
      const statement = typeof config === 'string' ? { text: config } : config
      statements.push({ values: values ?? [], ...statement } as Statement)
      return Reflect.apply(query, this, args)
    } as typeof query
    for (const [name, pathOf] of Object.entries(CALLS)) {
      statements = []
      const answer = await fetch(process.env.PUBLIC_URL + pathOf(town), {
        headers: { authorization },
      })
      if (answer.status !== 200) throw new Error(`${answer.status}: ${name}`)
      await answer.arrayBuffer()
      recorded.set(
        name,
        statements.filter(({ text }) => /^\s*(select|with)\b.*\bfrom\b/is.test(text)),
      )
    }
    return recorded
  } finally {
    pg.Client.prototype.query = query
    await server.close()
    process.env = env
  }
}

async function costOf(client: pg.Client, statements: Statement[]): Promise<Cost> {
  const cost = { buffers: 0, ms: 0, grown: '' }
  let maxBuffers = 0
  for (const { name, text, values } of statements) {
    await client.query(`prepare explained as ${text}`)
    const parameters = values.length === 0 ? '' : `(${values.map(literal).join(', ')})`
    const times = name === undefined ? 1 : EXECUTIONS
    for (let time = 0; time < times; time++) await client.query(`execute explained${parameters}`)
    const { rows } = await client.query(
      `explain (analyze, buffers, format json) execute explained${parameters}`,
    )
    await client.query('deallocate explained')
    const [{ Plan: plan, 'Execution Time': ms }] = rows[0]['QUERY PLAN']
    const buffers = plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
    cost.buffers += buffers
    cost.ms += ms
    if (buffers > maxBuffers) {
      maxBuffers = buffers
      cost.grown = text.replace(/\s+/g, ' ').slice(0, 90)
    }
  }
  return cost
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value))
    return pg.escapeLiteral(`{${value.map((item) => JSON.stringify(item)).join(',')}}`)
  return pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value))
}
