import { openTown, startServer } from './servers.ts'

const SHOPS = 10_000
const CONNECTIONS = 4
const SECONDS = 12
/** Milliseconds within which 95 of 100 searches are answered. */
const MOST_P95 = 30

const QUERIES: Record<string, string[]> = {
  exact: ['panadería', 'zapatería', 'café', 'librería', 'óptica', 'farmacia', 'vino', 'juguetes'],
  typo: ['pnaaderia', 'sapateria', 'libreira', 'farmasia', 'ferreteira', 'jugetes', 'peluqeria'],
  prefix: ['pan', 'zap', 'lib', 'ca', 'fer', 'flo', 'jug', 'cañ'],
  'two words': ['panadería garcía', 'flores mayor', 'zapatos calle larga', 'frutas naranjas'],
  none: ['xqzwk', 'asdfghjkl', 'submarino nuclear'],
}

/**
 * The first page of a search in a town of 10,000 shops, four at a time, kinds and words in turn.
 * Client, server and the embedded database share the machine.
 */
export async function benchSearch(): Promise<boolean> {
  const database = await openTown(SHOPS, (line) => console.log(line))
  const server = await startServer('bench/ours.ts', database.url)
  try {
    await load(server.url, 3)
    const times = await load(server.url, SECONDS)
    console.log(`Search in ${SHOPS} shops, ${CONNECTIONS} at a time (ms):`)
    for (const [kind, taken] of times) tell(kind, taken)
    const all = [...times.values()].flat()
    tell('all', all)
    return percentile(all, 95) <= MOST_P95
  } finally {
    await server.stop()
    await database.close()
  }
}

/** The milliseconds that each search took, by kind. */
async function load(url: string, seconds: number): Promise<Map<string, number[]>> {
  const times = new Map(Object.keys(QUERIES).map((kind) => [kind, [] as number[]]))
  const until = performance.now() + seconds * 1000
  let turn = 0
  const caller = async () => {
    while (performance.now() < until) {
      const kinds = Object.entries(QUERIES)
      const [kind, words] = kinds[turn % kinds.length]!
      const search = words[Math.floor(turn / kinds.length) % words.length]!
      turn += 1
      const start = performance.now()
      await ask(`${url}/api/directory/commerces/?page=1&search=${encodeURIComponent(search)}`)
      times.get(kind)!.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, caller))
  return times
}

async function ask(address: string): Promise<void> {
  const response = await fetch(address)
  if (response.status !== 200) throw new Error(`${response.status} at ${address}`)
  await response.arrayBuffer()
}

function tell(kind: string, times: number[]): void {
  const [p50, p95] = [50, 95].map((share) => percentile(times, share).toFixed(1))
  console.log(`  ${kind.padEnd(10)} p50 ${p50}  p95 ${p95}  (${times.length})`)
}

function percentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length * share) / 100)] ?? 0
}
