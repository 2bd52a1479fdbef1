import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { FigureKind } from '#contract/figures.ts'
import type { PlainDate } from '#contract/hours/dates.ts'
import type { Shown, ShownPlace } from '#contract/rendering.ts'
import { rateLimitKey } from '../http/rate-limit-key.ts'
import { nextMidnight } from '../next-midnight.ts'
import type { Services, VisitCounter } from '../services.ts'
import { todayOf } from '../today.ts'
import { addOne, type Batch, batchesOf, type DaySums, emptySums, KIND_NUMBERS } from './day-sums.ts'
import { openFloodLimit } from './flood.ts'
import { openPersons, PERSONS_PER_ADDRESS, type Person, type Persons, thingHash } from './person.ts'
import { MOST_REMEMBERED, openRemembered } from './remembered.ts'
import { isCounted } from './who-counts.ts'
import { writeFigures } from './write-figures.ts'

type Visit = {
  address: string
  agent: string
  count: (person: Person) => void
}

export function openVisitCounter(
  services: Pick<Services, 'clock' | 'settings' | 'db'>,
  mostBytes = MOST_REMEMBERED,
): VisitCounter {
  const { clock, settings, db } = services
  const writer = randomUUID()
  const remembered = openRemembered(mostBytes)
  const isFlooding = openFloodLimit(clock)
  const waiting: Visit[] = []
  const unwritten: (Batch & { number: number })[] = []
  const ended: DaySums[] = []
  let numbered = 0
  let endsAt = Number.NEGATIVE_INFINITY
  let sums: DaySums
  let persons: Persons
  let flushed = Promise.resolve()
  beginDay(todayOf(services))

  /** Nobody of the day before can be told any more. */
  function beginDay(day: PlainDate): void {
    if (sums?.commerces.size) ended.push(sums)
    sums = emptySums(day)
    persons = openPersons(randomBytes(32))
    remembered.clear()
    endsAt = nextMidnight(clock.now(), settings.present().time_zone)
  }

  /** The town's day may also have changed with its time zone. */
  function turnDay(): void {
    const today = todayOf(services)
    endsAt = nextMidnight(clock.now(), settings.present().time_zone)
    if (today !== sums.day) beginDay(today)
  }

  function countWaiting(): void {
    for (const { address, agent, count } of waiting.splice(0)) {
      const person = persons.of(address, agent)
      if (isAllowed(person, address)) count(person)
    }
  }

  function countShown(person: Person, { viewed, listed = [] }: Shown): void {
    if (viewed) countOnce(person, 'views', viewed)
    for (const place of listed) countOnce(person, 'appearances', place)
  }

  function countLater(request: FastifyRequest, count: Visit['count']): void {
    if (!isCounted(request)) return
    if (clock.now().getTime() >= endsAt) {
      countWaiting()
      turnDay()
    }
    const agent = request.headers['user-agent']!
    // The address is gone with its connection.
    waiting.push({ address: rateLimitKey(request), agent, count })
    if (waiting.length === 1) setImmediate(countWaiting)
  }

  /** Whoever forges persons from one address soon has no more. */
  function isAllowed(person: Person, address: string): boolean {
    const [high, low] = thingHash(person, 'address', 0, 0)
    if (remembered.has(high, low)) return true
    const all = persons.ofAddress(address)
    for (let place = 1; place <= PERSONS_PER_ADDRESS; place++) {
      if (remembered.add(...thingHash(all, 'address', 0, place))) return remembered.add(high, low)
    }
    return false
  }

  function countOnce(person: Person, kind: FigureKind, { commerce, offer }: ShownPlace): void {
    const number = KIND_NUMBERS[kind]
    if (remembered.add(...thingHash(person, 'commerce', number, commerce))) {
      addOne(sums.commerces, commerce, number)
    }
    if (offer !== undefined && remembered.add(...thingHash(person, 'offer', number, offer))) {
      addOne(sums.offers, offer, number)
    }
  }

  /** Only once the last ones are written: while the database is away, sums grow and batches do not. */
  function takeBatches(): void {
    if (unwritten.length > 0) return
    for (const day of [...ended.splice(0), sums]) {
      for (const batch of batchesOf(day)) unwritten.push({ ...batch, number: ++numbered })
    }
    sums = emptySums(sums.day)
  }

  async function write(): Promise<void> {
    countWaiting()
    turnDay()
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

  function flush(): Promise<void> {
    const run = flushed.then(write)
    flushed = run.catch(() => {})
    return run
  }

  return {
    page: (request, shown) => countLater(request, (person) => countShown(person, shown)),
    action: (request, kind, place) =>
      countLater(request, (person) => countOnce(person, kind, place)),
    isFlooding: (request) => isFlooding(rateLimitKey(request)),
    flush,
    close: () => flush(),
  }
}
