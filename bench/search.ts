import { openTown, startServer } from './servers.ts'

const SHOPS = 10_000
const SECONDS = 20
/** Limits in ms, for each kind of search. */
const MAX = { p50: 8, p95: 20 }

const WORDS: Record<string, string[]> = {
  exact: ['panadería', 'zapatería', 'café', 'librería', 'óptica', 'farmacia', 'vino', 'juguetes'],
  typo: ['pnaaderia', 'sapateria', 'libreira', 'farmasia', 'ferreteira', 'jugetes', 'peluqeria'],
  prefix: ['pan', 'zap', 'lib', 'ca', 'fer', 'flo', 'jug', 'cañ'],
  'two words': ['panadería garcía', 'flores mayor', 'zapatos calle larga', 'frutas naranjas'],
  none: ['xqzwk', 'asdfghjkl', 'submarino nuclear'],
}

/** The parameters of an uncached list, by kind. */
const QUERIES: Record<string, (turn: number) => Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(WORDS).map(([kind, words]) => [
      kind,
      (turn: number) => ({ search: unheard(words, turn) }),
    ]),
  ),
  near: (turn) => ({ near: placeOf(turn) }),
  'near, searched': (turn) => ({ near: placeOf(turn), search: unheard(WORDS.exact!, turn) }),
  // These lists are cached by their URL, so an unknown parameter is enough to miss the cache.
  'open now': (turn) => ({ open: 'now', turn: String(turn) }),
  'open on Sunday': (turn) => ({ open: 'sun', turn: String(turn) }),
  'open now, searched': (turn) => ({ open: 'now', search: unheard(WORDS.exact!, turn) }),
}

const STOP_WORDS = 'el la los las de del y en para con por un una al a'.split(' ')

/** Returns one of the words with a new combination of stop words, which the search ignores but the cache does not. */
function unheard(words: string[], turn: number): string {
  const size = STOP_WORDS.length
  const [before, after, last] = [turn, turn / size, turn / size ** 2].map(
    (at) => STOP_WORDS[Math.floor(at) % size],
  )
  return `${before} ${words[turn % words.length]} ${after} ${last}`
}

/** Returns a point near the demo town, at least 100 m from the previous one. */
const placeOf = (turn: number) =>
  `${(40.4 + (turn % 40) / 1000).toFixed(3)},${(0.4 + (turn % 53) / 1000).toFixed(3)}`

/** Each request has a new client address, because the server slows down an address that searches without pause. */
export default async function benchSearch(): Promise<boolean> {
  const database = await openTown(SHOPS, (line) => console.log(line))
  const server = await startServer('bench/ours.ts', database.url)
  try {
    await load(server.url, 3)
    const times = await load(server.url, SECONDS)
    console.log(`Lists in ${SHOPS} shops (ms):`)
    return [...times]
      .map(([kind, taken]) => {
        const [p50, p95] = [percentile(taken, 50), percentile(taken, 95)]
        console.log(
          `  ${kind.padEnd(18)} p50 ${p50.toFixed(1)}  p95 ${p95.toFixed(1)}  (${taken.length})`,
        )
        return p50 <= MAX.p50 && p95 <= MAX.p95
      })
      .every(Boolean)
  } finally {
    await server.stop()
    await database.close()
  }
}

let turn = 0

async function load(url: string, seconds: number): Promise<Map<string, number[]>> {
  const kinds = Object.entries(QUERIES)
  const times = new Map(kinds.map(([kind]) => [kind, [] as number[]]))
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    const [kind, query] = kinds[turn % kinds.length]!
    const round = Math.floor(turn / kinds.length)
    const address = `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}`
    turn += 1
    const start = performance.now()
    const answer = await fetch(
      `${url}/api/directory/commerces/?${new URLSearchParams({ page: '1', ...query(round) })}`,
      { headers: { 'x-forwarded-for': address } },
    )
    if (answer.status !== 200) throw new Error(`${answer.status} at ${answer.url}`)
    await answer.arrayBuffer()
    times.get(kind)!.push(performance.now() - start)
  }
  return times
}

function percentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length * share) / 100)] ?? 0
}
