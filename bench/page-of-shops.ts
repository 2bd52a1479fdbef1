import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { openTown, root, signIn, startServer } from './servers.ts'

const SHOPS = 10_000
const ROUNDS = 5
const SECONDS = 4
const CONNECTIONS = 32
/** Least share of the bare route's speed that the real one is to have. */
const LEAST_RATIO = 0.7

/**
 * As administrator: the first page of 20 of 10,000 shops, with categories and total. The server runs
 * on one core, the load comes from the other; the two servers are measured in turn, round by round.
 */
export async function benchPageOfShops(): Promise<boolean> {
  const say = (line: string) => console.log(line)
  const database = await openTown(SHOPS, say)
  const ours = await startServer('bench/ours.ts', database.url, 0)
  const bare = await startServer('bench/bare.ts', database.url, 0)
  try {
    const token = await signIn(ours.url)
    const pairs: { ours: number; bare: number }[] = []
    await load(ours.url, token, 2)
    await load(bare.url, token, 2)
    for (let round = 0; round < ROUNDS; round++) {
      pairs.push({
        ours: await load(ours.url, token, SECONDS),
        bare: await load(bare.url, token, SECONDS),
      })
    }
    const ratio = median(pairs.map((pair) => pair.ours / pair.bare))
    say(`Page of 20 of ${SHOPS} shops, as administrator (${CONNECTIONS} connections, one core):`)
    say(`  ours   ${Math.round(median(pairs.map((pair) => pair.ours)))} requests/s`)
    say(`  bare   ${Math.round(median(pairs.map((pair) => pair.bare)))} requests/s`)
    say(`  ratio  ${ratio.toFixed(2)} (at least ${LEAST_RATIO})`)
    return ratio >= LEAST_RATIO
  } finally {
    await ours.stop()
    await bare.stop()
    await database.close()
  }
}

/** Requests answered in a second. */
async function load(url: string, token: string, seconds: number): Promise<number> {
  const child = spawn(
    process.platform === 'linux' ? 'taskset' : process.execPath,
    [
      ...(process.platform === 'linux' ? ['-c', '1', process.execPath] : []),
      resolve(root, 'node_modules/autocannon/autocannon.js'),
      ...['--json', '--no-progress', '-c', String(CONNECTIONS), '-d', String(seconds)],
      ...['-H', `authorization=Bearer ${token}`],
      `${url}/api/commerce/?page=1&page_size=20`,
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const output = await new Response(child.stdout as unknown as ReadableStream).text()
  const { requests, non2xx, errors } = JSON.parse(output)
  if (non2xx > 0 || errors > 0)
    throw new Error(`${non2xx} error statuses, ${errors} errors at ${url}`)
  return requests.average
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}
