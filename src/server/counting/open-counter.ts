import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { type Hops, hopsOf, openAddressOf } from '../config/trusted-proxies.ts'
import { tellsOfVisitor } from '../http/about-visitor.ts'
import { openIpLimit } from '../http/address-limit.ts'
import { networkOf, rateLimitKey } from '../http/rate-limit-key.ts'
import { isOn } from '../modules.ts'
import { after } from '../process/timers.ts'
import type { Services, VisitCounter } from '../services.ts'
import { nextMidnight } from '../time/time-zone.ts'
import { todayOf } from '../today.ts'
import { type Count, countOnce, countSearch, pageCount } from './count-shown.ts'
import { acceptClaims, type CountingDay, openDay, setKey } from './counting-day.ts'
import { type CounterTiming, newKey, openDayKeys } from './day-key.ts'
import { type Batch, batchesOf, type DaySums, emptySums, searchBatchesOf } from './day-sums.ts'
import { MAX_BYTES } from './hash-set.ts'
import { openSearches } from './searches.ts'
import { isCounted } from './who-counts.ts'
import { openFiguresWriter } from './write-figures.ts'

/** A visit that waits for the day's key. */
type Visit = Hops & { agent: string; count: Count }

/** Limit of counted actions for each IP address, which many phones may share. */
export const ACTIONS = { max: 60, seconds: 60 }
/** Visits above this maximum are not counted. */
const MAX_WAITING = 20_000
/** Milliseconds. Counting many visits together uses the processor cache better. */
const COLLECTION_TIME = 50
const TIMING: CounterTiming = { shareAfterMs: 7_000, keyTimeoutMs: 20_000 }

type CounterServices = Pick<Services, 'clock' | 'settings' | 'db' | 'changes'> & {
  config: Pick<Config, 'trustedProxies'>
}
type CounterOptions = { maxBytes?: number; timing?: CounterTiming }

/**
 * Counts visits in memory, and adds the counts to the database at each flush. Several instances share the hashes of
 * counted events, in tables that are emptied after the day: see docs/decisions/0083-counting.md.
 */
export function openVisitCounter(
  services: CounterServices,
  { maxBytes = MAX_BYTES, timing = TIMING }: CounterOptions = {},
): VisitCounter {
  const { config, clock, settings, db, changes } = services
  const addressOf = openAddressOf(config.trustedProxies)
  const actions = openIpLimit(clock, ACTIONS)
  const searches = openSearches()
  const dayKeys = openDayKeys(services, timing)
  const writeFigures = openFiguresWriter(db)
  const waiting: Visit[] = []
  const ended: DaySums[] = []
  let today = beginDay(performance.now() + timing.keyTimeoutMs)
  let endsAt = midnight()
  let lastFlush = Promise.resolve()

  function beginDay(keyDeadline: number): CountingDay {
    const day = openDay(todayOf(services), maxBytes, keyDeadline)
    if (changes.isAlone()) setKey(day, newKey())
    return day
  }

  function midnight(): number {
    return nextMidnight(clock.now(), settings.present().time_zone)
  }

  /** Begins a new day at midnight, or if a change of the time zone changes the date. */
  function turnDay(): void {
    endsAt = midnight()
    if (todayOf(services) === today.sums.day) return
    acceptClaims(today)
    today.hasEnded = true
    ended.push(today.sums)
    // Other instances begin the day, too, so there is no key to wait for.
    today = beginDay(0)
  }

  function countLater(request: FastifyRequest, count: Count): void {
    if (!isOn(services, 'figures') || !isCounted(request)) return
    if (clock.now().getTime() >= endsAt) {
      countWaiting()
      turnDay()
    }
    if (waiting.length >= MAX_WAITING) countWaiting()
    // Without the day's key `countWaiting` does nothing, so the list may still be full.
    if (waiting.length >= MAX_WAITING) return
    const agent = request.headers['user-agent']!
    // Saved now, because the connection may be closed when the visit is counted.
    const { peer, forwarded } = hopsOf(request.raw)
    waiting.push({ peer, forwarded, agent, count })
    if (waiting.length === 1) after(COLLECTION_TIME, countWaiting).unref()
  }

  function countWaiting(): void {
    const { persons } = today
    if (persons === undefined) return
    for (const visit of waiting.splice(0)) {
      const address = networkOf(addressOf(visit))
      visit.count(today, { person: persons.of(address, visit.agent), address })
    }
  }

  function takeBatches(): Batch[] {
    const sums = [...ended.splice(0), today.sums]
    today.sums = emptySums(today.sums.day)
    return [...sums.flatMap(batchesOf), ...searches.take().flatMap(searchBatchesOf)]
  }

  async function write(isLast: boolean): Promise<void> {
    countWaiting()
    turnDay()
    await dayKeys.settle(today, isLast)
    countWaiting()
    await dayKeys.settleClaims(today)
    await writeFigures(takeBatches)
  }

  function flush(isLast = false): Promise<void> {
    const run = lastFlush.then(() => write(isLast))
    lastFlush = run.catch(() => {})
    return run
  }

  return {
    page(request, shown) {
      const count = pageCount(shown)
      // A search near a visitor's location is not stored.
      if (!shown.search || tellsOfVisitor(request)) return countLater(request, count)
      countLater(request, (day, visitor) => {
        count(day, visitor)
        countSearch(day, visitor, shown, searches)
      })
    },
    action: (request, kind, item) =>
      countLater(request, (day, visitor) => countOnce(day, visitor, kind, item)),
    isFlooding(request) {
      const address = rateLimitKey(request)
      const isOver = actions.secondsToWait(address) > 0
      if (!isOver) actions.count(address)
      return isOver
    },
    flush: () => flush(),
    close: () => flush(true),
  }
}
