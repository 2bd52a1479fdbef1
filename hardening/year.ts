import { setImmediate as turn } from 'node:timers/promises'
import { eq, inArray, sql } from 'drizzle-orm'
import { daysOf } from '#contract/figure-periods.ts'
import { FIGURE_KINDS } from '#contract/figures.ts'
import { addDays } from '#contract/hours/dates.ts'
import { openVisitCounter } from '#server/counting/open-counter.ts'
import { MIN_PERSON_DAYS } from '#server/counting/searches.ts'
import { openEmbedded } from '#server/database/embedded.ts'
import { type Database, openDatabase } from '#server/database/open.ts'
import { commerces, offers, users } from '#server/database/schema.ts'
import { noDirectoryChanges, openClock } from '#testing/fake-services.ts'
import { startServer } from '../bench/servers.ts'
import { ensureBuilt } from '../tools/build.ts'
import { emailOf, signIn } from '../tools/demo-accounts.ts'
import { makeVarDir, removeVarDir } from '../tools/server-process.ts'
import { openBareTown, PATIENT } from './bare-town.ts'
import { openNeedles, searchFolder } from './disk-search.ts'
import {
  ADDRESS_MARKS,
  AGENT_MARK,
  type Ledger,
  openLedger,
  openNeighbours,
  textOf,
  VIEWS_OF_REQUESTS,
} from './simulated-visits.ts'

const SHOPS = 10_000
/** Number of views of shops and offers; `YEAR_VIEWS=60000` makes a short year. */
const VIEWS = Number(process.env.YEAR_VIEWS ?? 3_000_000)
const DAYS = 365
const REQUESTS_A_DAY = Math.ceil(VIEWS / VIEWS_OF_REQUESTS / DAYS)
/** Number of hashes of each day that are searched for in the files afterwards. */
const HASHES = 100
const OWNERS_WHO_LOOK = 300
/** Limit of the p95 of an owner's figures of a year, in ms. */
const MAX_P95 = 100

/**
 * Simulates a year of a town of 10,000 shops at two instances whose clock is moved. Each day's figures must be exact,
 * and no file of the database may contain traces of persons.
 */
export default async function year(say: (line: string) => void): Promise<boolean> {
  if (!ensureBuilt()) return false
  const dir = await makeVarDir()
  try {
    const traces = await simulate(dir, say)
    const before = await searchFolder(dir, openNeedles([...traces.old, ...traces.present]))
    const old = traces.old.filter((one) => before.found.has(one))
    const present = traces.present.filter((one) => before.found.has(one)).length
    say(`${Math.round(before.bytes / 1e6)} MB of files searched, the database stopped:`)
    say(
      `  ${old.length} of ${traces.old.length} addresses, user agents, keys and hashes of days before`,
    )
    say(`  ${present} of ${traces.present.length} hashes of the day that is not over`)
    for (const one of old.slice(0, 10)) say(`    one of them in ${before.found.get(one)}`)
    const p95 = await readAsOwners(dir, say)
    const after = await searchFolder(dir, openNeedles(traces.old))
    say(`  ${after.found.size} of days before, after another instance has run`)
    // The hashes of the present day must be found: they prove that the search works.
    return old.length === 0 && present > 0 && after.found.size === 0 && p95 <= MAX_P95
  } finally {
    await removeVarDir(dir)
  }
}

async function simulate(dir: string, say: (line: string) => void) {
  const { db, config, settings, close } = await openBareTown(dir, SHOPS)
  try {
    const today = new Date().toISOString().slice(0, 10)
    const days = daysOf({ from: addDays(today, 1 - DAYS), to: today })
    const clock = openClock(`${days[0]}T07:00:00Z`)
    const changes = { ...noDirectoryChanges, isAlone: () => false }
    const timing = { shareAfterMs: 0, keyTimeoutMs: 0 }
    const counters = [0, 1].map(() =>
      openVisitCounter({ config, db, settings, clock, changes }, { timing }),
    )
    const flush = () => Promise.all(counters.map((counter) => counter.flush()))
    const places = await db.select({ commerce: offers.commerce, offer: offers.id }).from(offers)
    const shops = places.map(({ commerce }) => ({ commerce }))
    const visit = openNeighbours(
      [...places, ...shops, ...shops].sort((a, b) => a.commerce - b.commerce),
    )
    const texts = new Map<number, number>()
    const marks = [...ADDRESS_MARKS, AGENT_MARK].map((text) => Buffer.from(text))
    const old: Buffer[] = [...marks]
    let present: Buffer[] = []
    let [requests, counted] = [0, 0]
    const began = performance.now()
    for (const [at, day] of days.entries()) {
      clock.set(`${day}T07:00:00Z`)
      const ledger = openLedger()
      for (let request = 0; request < REQUESTS_A_DAY; request++) {
        visit(counters, ledger)
        requests++
        if (request % 500 === 499) await turn()
        if (request === 100 || request === REQUESTS_A_DAY >> 1) await flush()
      }
      clock.set(`${day}T21:00:00Z`)
      await turn()
      await flush()
      counted += await compare(db, day, ledger)
      for (const [text, count] of ledger.texts) texts.set(text, (texts.get(text) ?? 0) + count)
      old.push(...present)
      present = await sharedBytes(db)
      if (at % 60 === 59) say(`  ${at + 1} days: ${seconds(began)} s`)
    }
    say(`${requests} requests to two instances, ${counted} counts, in ${seconds(began)} s;`)
    say('  the figures of each day are exactly those of the simulation, each neighbour once')
    await compareCategories(db)
    await compareTexts(db, texts, say)
    await searchTables(db)
    return { old, present }
  } finally {
    await close()
  }
}

const seconds = (began: number) => Math.round((performance.now() - began) / 1000)

async function compare(db: Database, day: string, ledger: Ledger): Promise<number> {
  const kinds = sql.join(
    FIGURE_KINDS.map((kind) => sql.identifier(kind)),
    sql`, `,
  )
  let counted = 0
  for (const [of, sums] of [
    ['commerce', ledger.commerces],
    ['offer', ledger.offers],
  ] as const) {
    const { rows } = await db.execute<Record<string, number>>(
      sql`select ${sql.identifier(of)} as id, ${kinds} from ${sql.identifier(`${of}_figures`)} where day = ${day}`,
    )
    const found = new Map<number, number>()
    for (const row of rows) {
      for (const [at, kind] of FIGURE_KINDS.entries()) {
        if (row[kind]! > 0) found.set(row.id! * 16 + at, row[kind]!)
      }
    }
    const wrong = [...new Set([...found.keys(), ...sums.keys()])].filter(
      (key) => found.get(key) !== sums.get(key),
    )
    if (wrong.length > 0) {
      const [key] = wrong as [number]
      throw new Error(
        `${day}: ${wrong.length} sums of ${of}s differ; ${key >> 4} has ${found.get(key)} ${FIGURE_KINDS[key & 15]}, ${sums.get(key)} happened`,
      )
    }
    counted += [...sums.values()].reduce((sum, count) => sum + count, 0)
  }
  return counted
}

async function compareCategories(db: Database): Promise<void> {
  const sums = sql.join(
    FIGURE_KINDS.map((kind) => sql`sum(${sql.identifier(kind)})`),
    sql`, `,
  )
  const { rows } = await db.execute(sql`
    (select day, 0 as category, ${sums} from commerce_figures group by day
    union all
    select day, category, ${sums} from commerce_figures join commerce_categories using (commerce) group by day, category)
    except select day, category, ${sums} from town_figures group by day, category`)
  if (rows.length > 0) throw new Error(`${rows.length} sums of the town are not those of its shops`)
}

async function compareTexts(db: Database, texts: Map<number, number>, say: (line: string) => void) {
  const { rows } = await db.execute<{ text: string; count: number }>(
    sql`select text, sum(count)::int as count from search_figures group by text`,
  )
  const stored = new Map(rows.map(({ text, count }) => [text, count]))
  let rare = 0
  for (const [at, count] of texts) {
    const found = stored.get(textOf(at)) ?? 0
    if (count < MIN_PERSON_DAYS) rare += 1
    const isRight =
      count < MIN_PERSON_DAYS ? found === 0 : found <= count && found > count - 2 * MIN_PERSON_DAYS
    if (!isRight) throw new Error(`«${textOf(at)}»: ${found} of ${count} are kept`)
  }
  say(
    `  ${stored.size} words kept; ${rare} that fewer than ${MIN_PERSON_DAYS} had searched for are not`,
  )
}

/** Returns the key of the day and some of its hashes, as the files contain them. */
async function sharedBytes(db: Database): Promise<Buffer[]> {
  const { rows: keys } = await db.execute<{ key: string }>(sql`select key from figure_keys`)
  const { rows } = await db.execute<{ hash: string }>(
    sql`select hash from figure_visits order by hash limit ${HASHES}`,
  )
  const hashes = rows.map(({ hash }) => {
    const bytes = Buffer.alloc(8)
    bytes.writeBigInt64LE(BigInt(hash))
    return bytes
  })
  return [...keys.map(({ key }) => Buffer.from(key)), ...hashes]
}

async function searchTables(db: Database): Promise<void> {
  const marks = [...ADDRESS_MARKS, AGENT_MARK].map((mark) => mark.replaceAll('.', '\\.')).join('|')
  const { rows } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of rows) {
    const found = await db.execute(
      sql`select from ${sql.identifier(name)} as one where one::text ~ ${marks} limit 1`,
    )
    if (found.rows.length > 0) throw new Error(`the table ${name} says who it was`)
  }
}

/** Reads the figures of the year from the API as their owners do. Returns the p95 in ms. */
async function readAsOwners(dir: string, say: (line: string) => void): Promise<number> {
  const cluster = await openEmbedded({ dir, say: () => {} })
  const shops = Array.from({ length: OWNERS_WHO_LOOK }, (_, at) => 1 + ((at * 7919) % SHOPS))
  await fillYear(cluster.url, shops)
  const server = await startServer('bench/ours.ts', cluster.url)
  try {
    const headers = { authorization: `Bearer ${await signIn(server.url, 'lucia')}` }
    const times: number[] = []
    for (const shop of shops) {
      const began = performance.now()
      const answer = await fetch(`${server.url}/api/commerce/${shop}/figures/?days=365`, {
        headers,
      })
      if (answer.status !== 200) throw new Error(`answered ${answer.status}`)
      await answer.arrayBuffer()
      times.push(performance.now() - began)
    }
    const sorted = times.toSorted((a, b) => a - b)
    const [p50, p95] = [0.5, 0.95].map((part) => sorted[Math.floor(sorted.length * part)]!) as [
      number,
      number,
    ]
    say(
      `${OWNERS_WHO_LOOK} owners read their year: p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)} ms`,
    )
    return p95
  } finally {
    await server.stop()
    await cluster.close()
  }
}

/** Gives each shop a row on each day, and all shops whose figures are read to one owner with one session. */
async function fillYear(url: string, lookedAt: readonly number[]): Promise<void> {
  const { db, close } = openDatabase(url, { timeouts: PATIENT })
  const owner = db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, emailOf('lucia')))
  await db
    .update(commerces)
    .set({ owner_id: sql`(${owner})` })
    .where(inArray(commerces.id, [...lookedAt]))
  await db.execute(sql`
    insert into commerce_figures (commerce, day, views)
    select id, current_date - ago, 3 from commerces, generate_series(0, ${DAYS - 1}::integer) as ago
    on conflict do nothing`)
  await db.execute(sql`vacuum analyze commerce_figures`)
  await close()
}
