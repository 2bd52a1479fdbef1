import { setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { MAX_BYTES } from '#server/counting/hash-set.ts'
import { openVisitCounter } from '#server/counting/open-counter.ts'
import { BROWSER } from '#testing/counted-site.ts'
import { noDirectoryChanges } from '#testing/fake-services.ts'
import { makeVarDir, removeVarDir } from '../tools/server-process.ts'
import { openBareTown } from './bare-town.ts'

const VIEWS = 1_000_000
const SHOPS = 20
const FLUSH_EVERY = 50_000
/** Limit of the memory for sums and buffers, in addition to that for remembered visits. */
const MAX_OTHER_BYTES = 16 * 1024 * 1024

export default async function visitFlood(say: (line: string) => void): Promise<boolean> {
  const dir = await makeVarDir()
  const { db, config, settings, close } = await openBareTown(dir, SHOPS)
  try {
    const clock = { now: () => new Date() }
    const counter = openVisitCounter({ config, db, settings, clock, changes: noDirectoryChanges })
    const atFirst = memory()
    let highest = 0
    const began = performance.now()
    for (let view = 0; view < VIEWS; view++) {
      counter.page(requestFrom(view), { viewed: { commerce: 1 + (view % SHOPS) } })
      if (view % 500 === 499) await turn()
      if (view % FLUSH_EVERY === FLUSH_EVERY - 1) {
        await counter.flush()
        highest = Math.max(highest, memory() - atFirst)
      }
    }
    const seconds = (performance.now() - began) / 1000
    const { rows } = await db.execute<{ rows: number; views: number }>(
      sql`select count(*)::int as rows, sum(views)::int as views from commerce_figures`,
    )
    const found = rows[0]!
    say(`${VIEWS} views of ${SHOPS} shops, each of another address, in ${seconds.toFixed(0)} s:`)
    say(
      `  ${found.views} counted in ${found.rows} rows, at most ${megabytes(highest)} MB more memory`,
    )
    // Two rows for each shop, if midnight passes during the test.
    const isFew = found.rows <= 2 * SHOPS
    return isFew && found.views === VIEWS && highest <= MAX_BYTES + MAX_OTHER_BYTES
  } finally {
    await close()
    await removeVarDir(dir)
  }
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

function memory(): number {
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

const requestFrom = (view: number) =>
  ({
    raw: {
      socket: { remoteAddress: `10.${view >> 16}.${(view >> 8) & 255}.${view & 255}` },
      headers: {},
    },
    url: '/',
    method: 'GET',
    headers: { 'user-agent': BROWSER },
  }) as unknown as FastifyRequest
