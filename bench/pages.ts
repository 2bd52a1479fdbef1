import { askEach, nameTown } from './first-renderings.ts'
import { loadFor, measured, type Speed } from './page-load.ts'
import { openTown, startServer } from './servers.ts'

const SHOPS = 10_000
const CONNECTIONS = 32
const SECONDS = 2
/** Until V8 has compiled most of what sends a cached page, which is more than `node:http` needs. */
const WARM_SECONDS = 5
const ROUNDS = 5
const PAGE_SIZE = 24
/** Towns whose lists are rendered first: a third time changes nothing any more. */
const WARM_UP = ['One', 'Two']
/** Of the speed of `node:http` with the same bytes. */
const LEAST_KEPT = 0.4
/** Lists rendered for the first time, in a second of the server's CPU. */
const LEAST_RENDERED = 150

/**
 * Public pages of a town of 10,000 shops as a browser asks for them, compressed. Cached: the same page again
 * and again, beside a bare `node:http` that sends the same bytes, in turns. Rendered: each page of the list of
 * 24, which nobody asked for before. The server runs on one core, the load and the database share the other. On
 * a machine with other work the second of CPU says more than that of the clock: it counts only the server's own.
 */
export async function benchPages(): Promise<boolean> {
  const say = (line: string) => console.log(line)
  const database = await openTown(SHOPS, say)
  const server = await startServer('bench/ours.ts', database.url, 0)
  const bare = await startServer('bench/bare-server.ts', server.url, 0)
  try {
    const newest = await fetch(`${server.url}/api/directory/commerces/?page=1&page_size=1`)
    const { count, results } = await newest.json()
    const [shop] = results
    const places = ['/', '/directorio', `/comercio/${shop.slug}-${shop.id}`]
    say(`Pages, ${CONNECTIONS} connections, one core (in a second, in a second of CPU):`)
    const ratios: number[] = []
    for (const place of places) {
      const ours: Speed[] = []
      const theirs: Speed[] = []
      for (const { url } of [server, bare]) await loadFor(WARM_SECONDS, CONNECTIONS, url + place)
      for (let round = 0; round < ROUNDS; round++) {
        for (const [{ url, pid }, speeds] of [[server, ours] as const, [bare, theirs] as const]) {
          speeds.push(await measured(pid, () => loadFor(SECONDS, CONNECTIONS, url + place)))
        }
      }
      const [cached, least] = [mean(ours), mean(theirs)]
      ratios.push(cached.byCpu / least.byCpu)
      const name = place.slice(0, 24).padEnd(24)
      const ratio = (cached.byCpu / least.byCpu).toFixed(2)
      say(`  cached    ${name} ${tell(cached)}; node:http ${tell(least)}; ${ratio} by CPU`)
    }
    const pages = Math.floor(count / PAGE_SIZE)
    // Warms up: a cold server compiles while it is measured. Then nothing is known, and then half of the cards.
    // Half of the pages, as not every shop has an offer.
    const half = Math.ceil(pages / 2)
    for (const town of WARM_UP) {
      await askEach(server.url, listPaths({ ofertas: '1', orden: 'nombre' }, half))
      await askEach(server.url, listPaths({ ofertas: '1' }, half))
      await nameTown(database.url, [server.url], town)
    }
    await nameTown(database.url, [server.url], 'Bench')
    await askEach(server.url, listPaths({ orden: 'nombre' }, half))
    const speed = await measured(server.pid, () => askEach(server.url, listPaths({}, pages)))
    await nameTown(database.url, [server.url], null)
    say(`  rendered  ${'/directorio?pagina=…'.padEnd(24)} ${tell(speed)}`)
    return Math.min(...ratios) >= LEAST_KEPT && speed.byCpu >= LEAST_RENDERED
  } finally {
    await bare.stop()
    await server.stop()
    await database.close()
  }
}

const tell = ({ byClock, byCpu }: Speed) => `${Math.round(byClock)}, ${Math.round(byCpu)}`

function mean(speeds: Speed[]): Speed {
  const of = (name: keyof Speed) =>
    speeds.reduce((sum, speed) => sum + speed[name], 0) / speeds.length
  return { byClock: of('byClock'), byCpu: of('byCpu') }
}

/** The further pages of the list. */
function listPaths(filter: Record<string, string>, pages: number): string[] {
  return Array.from(
    { length: pages - 1 },
    (_, index) => `/directorio?${new URLSearchParams({ ...filter, pagina: `${index + 2}` })}`,
  )
}
