import { openTown, startServer } from './servers.ts'

const SHOPS = 10_000
const CONNECTIONS = 4
const SECONDS = 6
const ROUNDS = 3
/** Of the plain list that is made anew for each request, as answers to neighbours are. */
const LEAST = 0.6

/** Round the demo town, each some 100 m from the last: no two requests are alike. */
const placeOf = (turn: number) =>
  `${(40.4 + (turn % 40) / 1000).toFixed(3)},${(0.4 + (turn % 53) / 1000).toFixed(3)}`

const QUERIES: Record<string, (turn: number) => string> = {
  // A parameter that nobody knows makes another address of it.
  plain: (turn) => `turn=${turn}`,
  near: (turn) => `near=${placeOf(turn)}`,
  'open now': (turn) => `open=now&turn=${turn}`,
  'open on Sunday': (turn) => `open=sun&turn=${turn}`,
  'plain, kept': () => '',
  'plain, searched': (turn) => `search=panader%C3%ADa&turn=${turn}`,
  'near, searched': (turn) => `search=panader%C3%ADa&near=${placeOf(turn)}`,
}

/**
 * Shops near a point, and shops by their hours, beside the plain list, in a town of 10,000 shops, in turns. Client,
 * server and the embedded database share the machine.
 */
export async function benchNear(): Promise<boolean> {
  const database = await openTown(SHOPS, (line) => console.log(line))
  const server = await startServer('bench/ours.ts', database.url)
  const rates = new Map(Object.keys(QUERIES).map((name) => [name, [] as number[]]))
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [name, query] of Object.entries(QUERIES)) {
        const rate = await load(server.url, query)
        // The first round is the warm-up.
        if (round > 0) rates.get(name)!.push(rate)
      }
    }
    for (const [name, found] of rates) console.log(`  ${name.padEnd(16)} ${median(found)}/s`)
    const ratios = ['near', 'open now', 'open on Sunday'].map((name) => {
      const ratio = median(rates.get(name)!) / median(rates.get('plain')!)
      console.log(`${name} in ${SHOPS} shops: ${ratio.toFixed(2)} of the plain list`)
      return ratio
    })
    return ratios.every((ratio) => ratio >= LEAST)
  } finally {
    await server.stop()
    await database.close()
  }
}

let turn = 0

/** Answers in a second. */
async function load(url: string, query: (turn: number) => string): Promise<number> {
  const start = performance.now()
  const until = start + SECONDS * 1000
  let answers = 0
  const caller = async () => {
    while (performance.now() < until) {
      turn += 1
      const response = await fetch(`${url}/api/directory/commerces/?page=1&${query(turn)}`)
      if (response.status !== 200) throw new Error(`answered ${response.status}`)
      await response.arrayBuffer()
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, caller))
  return Math.round((answers * 1000) / (performance.now() - start))
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}
