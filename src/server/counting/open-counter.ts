import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { FigureKind } from '#contract/figures.ts'
import type { PlainDate } from '#contract/hours/dates.ts'
import type { Shown, ShownPlace } from '#contract/rendering.ts'
import type { Config } from '../config/config.ts'
import { type Hops, hopsOf, openAddressOf } from '../config/trusted-proxies.ts'
import { tellsOfVisitor } from '../http/about-visitor.ts'
import { networkOf, rateLimitKey } from '../http/rate-limit-key.ts'
import { after } from '../process/timers.ts'
import type { Services, VisitCounter } from '../services.ts'
import { nextMidnight } from '../time/next-midnight.ts'
import { todayOf } from '../today.ts'
import {
  addOne,
  type Batch,
  batchesOf,
  type DaySums,
  emptySums,
  KIND_NUMBERS,
  searchBatchesOf,
} from './day-sums.ts'
import { openFloodLimit } from './flood.ts'
import { keptWords } from './kept-words.ts'
import {
  openPersons,
  PERSONS_PER_ADDRESS,
  type Person,
  type Persons,
  thingHash,
  thingsHash,
} from './person.ts'
import { asBigint, MOST_REMEMBERED, openRemembered } from './remembered.ts'
import { openSearches } from './searches.ts'
import { claim, findKey, forgetShared, shareKey } from './shared-day.ts'
import { isCounted } from './who-counts.ts'
import { writeFigures } from './write-figures.ts'

type Visitor = { person: Person; address: string }

/** Somebody who has done something, until the day's key is known. */
type Visit = Hops & { agent: string; count: (visitor: Visitor) => void }

/** Something that no other visit at this instance was, and perhaps none at another. */
type Claim = { hash: bigint; count: () => void }

/** At once; beyond them figures are lower. */
const MOST_WAITING = 20_000
const MOST_CLAIMS = 200_000
/** Milliseconds until visits are counted: in each one's own turn, what that needs would be out of the processor's cache. */
const TOGETHER = 50

/** Milliseconds. */
export type CounterTiming = {
  /** For which an instance is not known to be alone, until it lets others count with it. */
  doubt: number
  /** For which one that starts waits for the key of another. Longer than the doubt and a flush. */
  patience: number
}
const TIMING: CounterTiming = { doubt: 7_000, patience: 20_000 }

type CounterServices = Pick<Services, 'clock' | 'settings' | 'db' | 'changes'> & {
  config: Pick<Config, 'trustedProxies'>
}
type CounterOptions = { mostBytes?: number; timing?: CounterTiming }

/**
 * Counts in memory, and adds what it has counted to the sums in the database at each flush. An instance that is alone
 * keeps who was counted to itself; several share it, in tables that are emptied after the day: see
 * docs/decisions/0083-counting.md.
 */
export function openVisitCounter(
  services: CounterServices,
  { mostBytes = MOST_REMEMBERED, timing = TIMING }: CounterOptions = {},
): VisitCounter {
  const { config, clock, settings, db, changes } = services
  const writer = randomUUID()
  const remembered = openRemembered(mostBytes)
  const addressOf = openAddressOf(config.trustedProxies)
  const isFlooding = openFloodLimit(clock)
  const searches = openSearches()
  const waiting: Visit[] = []
  const pageCounts = new WeakMap<Shown, Visit['count']>()
  const claims: Claim[] = []
  const unwritten: (Batch & { number: number })[] = []
  const ended: DaySums[] = []
  let numbered = 0
  let endsAt = Number.NEGATIVE_INFINITY
  let sums: DaySums
  /** Base64; undefined until it is known whether another instance has one. */
  let key: string | undefined
  let persons: Persons | undefined
  let isShared = false
  /** Nothing of an earlier day, or of several instances, is left in the database. */
  let isForgotten = false
  /** Until when a key of another is waited for, and since when this one may not be alone. */
  let patientUntil = performance.now() + timing.patience
  let doubtedSince: number | undefined
  let flushed = Promise.resolve()
  beginDay(todayOf(services))

  /** The visitors of the day before cannot be recognised any more. */
  function beginDay(day: PlainDate): void {
    if (sums) {
      acceptClaims()
      ended.push(sums)
      // Others that run begin the day, too: none has counted in it.
      patientUntil = 0
    }
    sums = emptySums(day)
    remembered.clear()
    isShared = false
    isForgotten = false
    key = undefined
    persons = undefined
    if (changes.isAlone()) setKey(newKey())
    endsAt = nextMidnight(clock.now(), settings.present().time_zone)
  }

  /** The town's day may also have changed with its time zone. */
  function turnDay(): void {
    const today = todayOf(services)
    endsAt = nextMidnight(clock.now(), settings.present().time_zone)
    if (today !== sums.day) beginDay(today)
  }

  function setKey(next: string): void {
    if (next === key) return
    if (key !== undefined) remembered.clear()
    // Claims by another key would be known to nobody.
    acceptClaims()
    key = next
    persons = openPersons(next)
  }

  function countLater(request: FastifyRequest, count: Visit['count']): void {
    if (!isCounted(request)) return
    if (clock.now().getTime() >= endsAt) {
      countWaiting()
      turnDay()
    }
    if (waiting.length >= MOST_WAITING) countWaiting()
    // The day's key is not known yet.
    if (waiting.length >= MOST_WAITING) return
    const agent = request.headers['user-agent']!
    // The peer's address is gone with its connection.
    const { peer, forwarded } = hopsOf(request.raw)
    waiting.push({ peer, forwarded, agent, count })
    if (waiting.length === 1) after(TOGETHER, countWaiting).unref()
  }

  function countWaiting(): void {
    if (persons === undefined) return
    for (const visit of waiting.splice(0)) {
      const { agent, count } = visit
      const address = networkOf(addressOf(visit))
      count({ person: persons.of(address, agent), address })
    }
  }

  /** Whether a visitor has not yet done something today, and has now. What is known already needs one look-up. */
  function isNew(visitor: Visitor, high: number, low: number): boolean {
    return !remembered.has(high, low) && isAllowed(visitor) && remembered.add(high, low)
  }

  /** One address that forges many visitors soon reaches its limit. */
  function isAllowed({ person, address }: Visitor): boolean {
    const [high, low] = thingHash(person, 'address', 0, 0)
    if (remembered.has(high, low)) return true
    const all = persons!.ofAddress(address)
    for (let place = 1; place <= PERSONS_PER_ADDRESS; place++) {
      if (remembered.add(...thingHash(all, 'address', 0, place))) return remembered.add(high, low)
    }
    return false
  }

  /** Made once for a page as long as it is kept, and of nothing of a request. */
  function pageCount(shown: Shown): Visit['count'] {
    const known = pageCounts.get(shown)
    if (known) return known
    const made = newPageCount(shown)
    pageCounts.set(shown, made)
    return made
  }

  function newPageCount({ viewed, listed }: Shown): Visit['count'] {
    const list = listed && thingsHash(listed)
    return (visitor) => {
      if (viewed) countOnce(visitor, 'views', viewed)
      if (list === undefined) return
      const [high, low] = thingHash(visitor.person, 'list', 0, list)
      if (!isNew(visitor, high, low)) return
      for (const place of listed!) countOnce(visitor, 'appearances', place)
    }
  }

  function searchCount(shown: Shown): Visit['count'] {
    const count = pageCount(shown)
    return (visitor) => {
      count(visitor)
      countSearch(visitor, shown)
    }
  }

  function countOnce(visitor: Visitor, kind: FigureKind, { commerce, offer }: ShownPlace): void {
    const number = KIND_NUMBERS[kind]
    onceOf(visitor, 'commerces', number, commerce)
    if (offer !== undefined) onceOf(visitor, 'offers', number, offer)
  }

  /** A list has dozens: what was counted already makes nothing. */
  function onceOf(visitor: Visitor, of: 'commerces' | 'offers', kind: number, id: number): void {
    const [high, low] = thingHash(visitor.person, of, kind, id)
    if (!isNew(visitor, high, low)) return
    const ids = sums[of]
    if (!isShared) addOne(ids, id, kind)
    else addClaim(high, low, () => addOne(ids, id, kind))
  }

  function countSearch(visitor: Visitor, { search, listed = [] }: Shown): void {
    const text = search && keptWords(search.text, search.isFound)
    if (!search || text === undefined) return
    const { day } = sums
    const words = persons!.ofText(text)
    const asked = visitor.person.map((bits, at) => bits ^ words[at]!) as unknown as Person
    once(visitor, thingHash(asked, 'search', 0, 0), () =>
      searches.addSearch(day, text, search.isFound),
    )
    for (const { commerce, offer } of listed) {
      if (offer !== undefined) continue
      once(visitor, thingHash(asked, 'found', 0, commerce), () =>
        searches.addFound(day, text, commerce),
      )
    }
  }

  function once(visitor: Visitor, [high, low]: [number, number], count: () => void): void {
    if (!isNew(visitor, high, low)) return
    if (!isShared) count()
    else addClaim(high, low, count)
  }

  function addClaim(high: number, low: number, count: () => void): void {
    if (claims.length < MOST_CLAIMS) claims.push({ hash: asBigint(high, low), count })
  }

  function acceptClaims(): void {
    for (const { count } of claims.splice(0)) count()
  }

  /** Finds out by which key to count, and whether with others. */
  async function settle(isLast: boolean): Promise<void> {
    const isAlone = changes.isAlone()
    if (isAlone) doubtedSince = undefined
    else doubtedSince ??= performance.now()
    if (key === undefined) await findDayKey(isAlone, isLast)
    else if (!isShared && performance.now() - (doubtedSince ?? Infinity) >= timing.doubt) {
      await shareDay(key)
    }
    if (key !== undefined && !isShared && isAlone && !isForgotten) {
      await forgetShared(db)
      isForgotten = true
    }
  }

  async function findDayKey(isAlone: boolean, isLast: boolean): Promise<void> {
    const { day } = sums
    const theirs = await findKey(db, day)
    if (theirs) join(day, theirs)
    else if (isAlone) setKey(newKey())
    else if (isLast || performance.now() >= patientUntil) {
      join(day, await shareKey(db, day, newKey(), new BigInt64Array()))
    }
  }

  /** What is counted meanwhile is claimed afterwards. */
  async function shareDay(mine: string): Promise<void> {
    const { day } = sums
    const counted = remembered.hashes()
    isShared = true
    try {
      join(day, await shareKey(db, day, mine, counted))
    } catch (error) {
      isShared = false
      acceptClaims()
      throw error
    }
  }

  /** Unless it was midnight meanwhile. */
  function join(day: PlainDate, theirs: string): void {
    if (sums.day !== day) return
    setKey(theirs)
    isShared = true
  }

  /** Counts what no other instance has. */
  async function settleClaims(): Promise<void> {
    if (claims.length === 0) return
    const mine = claims.slice()
    const { day } = sums
    const won = await claim(
      db,
      day,
      key!,
      mine.map(({ hash }) => hash),
    )
    // Midnight has accepted them.
    if (sums.day !== day) return
    if (won === undefined) {
      // The database has lost the day, or is in another: at its next flush this one offers its own.
      acceptClaims()
      isShared = false
      doubtedSince = Number.NEGATIVE_INFINITY
      return
    }
    claims.splice(0, mine.length)
    for (const { hash, count } of mine) if (won.has(hash)) count()
  }

  /** Only once the last ones are written: while the database is away, sums grow and batches do not. */
  function takeBatches(): void {
    if (unwritten.length > 0) return
    const batches = [
      ...[...ended.splice(0), sums].flatMap(batchesOf),
      ...searches.take().flatMap(searchBatchesOf),
    ]
    for (const batch of batches) unwritten.push({ ...batch, number: ++numbered })
    sums.commerces.clear()
    sums.offers.clear()
  }

  async function write(isLast: boolean): Promise<void> {
    countWaiting()
    turnDay()
    await settle(isLast)
    countWaiting()
    await settleClaims()
    const hadFailed = unwritten.length > 0
    takeBatches()
    await writeAll()
    if (!hadFailed) return
    takeBatches()
    await writeAll()
  }

  async function writeAll(): Promise<void> {
    for (let next = unwritten[0]; next; next = unwritten[0]) {
      await writeFigures(db, { writer, batch: next.number }, next)
      unwritten.shift()
    }
  }

  function flush(isLast = false): Promise<void> {
    const run = flushed.then(() => write(isLast))
    flushed = run.catch(() => {})
    return run
  }

  return {
    page: (request, shown) =>
      countLater(
        request,
        shown.search && !tellsOfVisitor(request) ? searchCount(shown) : pageCount(shown),
      ),
    action: (request, kind, place) =>
      countLater(request, (visitor) => countOnce(visitor, kind, place)),
    isFlooding: (request) => isFlooding(rateLimitKey(request)),
    flush: () => flush(),
    close: () => flush(true),
  }
}

const newKey = () => randomBytes(32).toString('base64')
