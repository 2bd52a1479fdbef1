import { BROWSER } from '#testing/counted-site.ts'
import { loadFrom } from './load-from.ts'
import { measured } from './page-load.ts'
import { openTown, startServer } from './servers.ts'

const SHOPS = 10_000
const CONNECTIONS = 32
/** Many short rounds, because the machine's speed changes within seconds. */
const SECONDS = 1
const ROUNDS = Number(process.env.COUNTING_ROUNDS ?? 40)
const WARM_UP = 3
/** Minimum of the pages per CPU second with counting, divided by those without. */
const MIN_RATIO = 0.95
const NEIGHBOURS = 5_000

/** Compares neighbours who are counted with those who object: their requests differ only in the name of a cookie. */
export default async function benchCounting(): Promise<boolean> {
  const say = (line: string) => console.log(line)
  const database = await openTown(SHOPS, say)
  const server = await startServer('bench/ours.ts', database.url, 0)
  try {
    const { results } = await (
      await fetch(`${server.url}/api/directory/commerces/?page=1&page_size=1`)
    ).json()
    const [shop] = results
    say(`Cached pages per CPU second, counted and not, mean of ${ROUNDS} rounds:`)
    const ratios: number[] = []
    for (const path of ['/', '/directorio', `/comercio/${shop.slug}-${shop.id}`]) {
      const [counted, not]: [number[], number[]] = [[], []]
      for (let round = 0; round < WARM_UP + ROUNDS; round++) {
        const turns = [['otra', counted] as const, ['sin_cifras', not] as const]
        for (const [cookie, speeds] of round % 2 === 0 ? turns : turns.toReversed()) {
          const speed = await speedOf(server, path, cookie)
          if (round >= WARM_UP) speeds.push(speed)
        }
      }
      const means = [mean(counted), mean(not)] as const
      const ratio = means[0] / means[1]
      ratios.push(ratio)
      const figures = means.map(Math.round).join(' and ')
      say(`  ${path.slice(0, 24).padEnd(24)} ${figures}: ${ratio.toFixed(3)}`)
    }
    return Math.min(...ratios) >= MIN_RATIO
  } finally {
    await server.stop()
    await database.close()
  }
}

async function speedOf({ url, pid }: { url: string; pid: number }, path: string, cookie: string) {
  const requests = Array.from({ length: NEIGHBOURS }, (_, at) => ({
    method: 'GET',
    path,
    headers: {
      'accept-encoding': 'br, gzip',
      'user-agent': BROWSER,
      'x-forwarded-for':
        at % 4 === 0 ? `2001:db8:${hex(at)}:2:3:4:5:6` : `198.18.${at >> 8}.${at & 255}`,
      cookie: `${cookie}=1`,
    },
  }))
  const load = { url, seconds: SECONDS, connections: CONNECTIONS, requests }
  const { byCpu } = await measured(pid, async () => (await loadFrom(1, load)).answers)
  return byCpu
}

const hex = (number: number) => number.toString(16)
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
