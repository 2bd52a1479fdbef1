import type { FastifyRequest } from 'fastify'
import { ACTION_KINDS, FIGURE_KINDS, type FigureKind } from '#contract/figures.ts'
import type { Shown, ShownIds } from '#contract/rendering.ts'
import { chance } from '#demo/chance.ts'
import type { VisitCounter } from '#server/services.ts'

/** A part of the simulated user agents that no real one has. The database must not contain it. */
export const AGENT_MARK = 'Vecindario/1'
/** Beginnings of the simulated neighbours' addresses (a range for tests, RFC 2544). */
export const ADDRESS_MARKS = ['198.18.', '198.19.']

/** Share of requests that are views which may count; below it the shares of the others. */
export const VIEWS_OF_REQUESTS = 0.7
const REFUSED = 0.18
const ACTIONS = 0.08

const NEIGHBOURS = 60_000
/** Number of different searched texts; fewer than the counter keeps, so that it drops none. */
const TEXTS = 1_500
const LISTED = 4

const agents = Array.from(
  { length: 24 },
  (_, at) =>
    `Mozilla/5.0 (Linux; Android ${10 + (at % 5)}; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${120 + at}.0.0.0 Mobile Safari/537.36 ${AGENT_MARK}`,
)

/** Returns address and user agent. The two neighbours of a household share an address. */
function headersOf(neighbour: number): [address: string, agent: string] {
  const house = neighbour >> 1
  const address = `198.${18 + (house >> 16)}.${(house >> 8) & 255}.${house & 255}`
  const agent = agents[(neighbour & 1) + 2 * (house % 11)]!
  return [address, agent]
}

type Asked = { method: string; headers: Record<string, string> }

/** Requests that must not be counted: of robots, of prefetching, of signed-in users and of people who object. */
const NOT_COUNTED: ((agent: string) => Asked)[] = [
  () => get({ 'user-agent': `Mozilla/5.0 (compatible; Googlebot/2.1) ${AGENT_MARK}` }),
  () => get({ 'user-agent': `curl/8.5.0 ${AGENT_MARK}` }),
  (agent) => ({ method: 'HEAD', headers: { 'user-agent': agent } }),
  (agent) => get({ 'user-agent': agent, 'sec-purpose': 'prefetch;prerender' }),
  (agent) => get({ 'user-agent': agent, cookie: 'a=b; auth_refresh=x' }),
  (agent) => get({ 'user-agent': agent, cookie: 'sin_cifras=1' }),
  (agent) => get({ 'user-agent': agent, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }),
]
const get = (headers: Record<string, string>): Asked => ({ method: 'GET', headers })

export type Ledger = ReturnType<typeof openLedger>

/** Computes the expected figures of a day from the simulated actions. */
export function openLedger() {
  const seen = new Set<number>()
  const commerces = new Map<number, number>()
  const offers = new Map<number, number>()
  const texts = new Map<number, number>()

  const once = (neighbour: number, scope: number, thing: number, kind: number) => {
    const size = seen.size
    return seen.add(((neighbour * 131_072 + thing) * 16 + kind) * 4 + scope).size > size
  }
  const add = (sums: Map<number, number>, key: number) => sums.set(key, (sums.get(key) ?? 0) + 1)

  return {
    /** Counts by 16 × id + kind. */
    commerces,
    offers,
    texts,
    did(neighbour: number, kind: FigureKind, { commerce, offer }: ShownIds) {
      const number = FIGURE_KINDS.indexOf(kind)
      if (once(neighbour, 0, commerce, number)) add(commerces, commerce * 16 + number)
      if (offer !== undefined && once(neighbour, 1, offer, number)) add(offers, offer * 16 + number)
    },
    searched(neighbour: number, text: number) {
      if (once(neighbour, 2, text, 0)) add(texts, text)
    },
  }
}

export const textOf = (at: number) => `cosa número ${at}`

/** Simulates neighbours who view, press buttons and search at random, in the same order at each run. */
export function openNeighbours(places: readonly ShownIds[]) {
  const part = chance(0, 'neighbours')
  const among = (count: number) => Math.floor(part() * count)
  /** Returns a random place; some are much more frequent than others. */
  const place = () => places[Math.floor(places.length * part() ** 2)]!
  let last: { neighbour: number; place: ShownIds } = { neighbour: 0, place: places[0]! }

  /** Sends one request to one of the instances and records it in the ledger. */
  return function visit(counters: readonly VisitCounter[], ledger: Ledger): void {
    const counter = counters[among(counters.length)]!
    // Some neighbours repeat their last view, perhaps at another instance.
    const again = part() < 0.2
    if (!again) last = { neighbour: among(NEIGHBOURS), place: place() }
    const { neighbour, place: viewed } = last
    const [address, agent] = headersOf(neighbour)
    const raw = { socket: { remoteAddress: address }, headers: {} }
    const ask = ({ method, headers }: Asked) =>
      ({ raw, url: '/', method, headers }) as unknown as FastifyRequest
    const request = ask(get({ 'user-agent': agent }))
    const choice = part()
    if (choice < REFUSED) {
      counter.page(ask(NOT_COUNTED[among(NOT_COUNTED.length)]!(agent)), { viewed })
    } else if (choice < REFUSED + ACTIONS) {
      const kind = ACTION_KINDS[among(ACTION_KINDS.length)]!
      counter.action(request, kind, viewed)
      ledger.did(neighbour, kind, viewed)
    } else if (choice < 1 - VIEWS_OF_REQUESTS) {
      const text = Math.floor(TEXTS * part() ** 3)
      const listed = Array.from({ length: LISTED }, () => ({ commerce: place().commerce }))
      const shown: Shown = { listed, search: { text: textOf(text), isFound: true } }
      counter.page(request, shown)
      ledger.searched(neighbour, text)
      for (const one of listed) ledger.did(neighbour, 'appearances', one)
    } else {
      counter.page(request, { viewed })
      ledger.did(neighbour, 'views', viewed)
    }
  }
}
