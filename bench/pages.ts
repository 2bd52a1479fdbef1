import { askEach, nameTown } from './first-renderings.ts'
import { loadFor, measured, type Speed } from './page-load.ts'
import { openTown, startServer } from './servers.ts'

const SHOPS = 10_000
const CONNECTIONS = 32
const SECONDS = 2
/** Seconds until V8 has compiled most of the code that sends a cached page. */
const WARM_SECONDS = 5
const ROUNDS = 5
const PAGE_SIZE = 24
/** Names that the town gets in turn to warm up: all lists are rendered for each. A third name changes nothing. */
const WARM_UP = ['One', 'Two']
/** Minimum of the speed of cached pages, divided by that of `node:http` with the same bytes. */
const MIN_CACHED = 0.4
/** Minimum of lists rendered for the first time, per second of the server's CPU time. */
const MIN_RENDERED = 150

/**
 * Cached: one page, in turn with a bare `node:http` server. Rendered: each page of the list, for the first time. If the
 * machine has other work, only the figures per CPU second are reliable.
 */
export default async function benchPages(): Promise<boolean> {
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
      const [cached, bareSpeed] = [mean(ours), mean(theirs)]
      ratios.push(cached.byCpu / bareSpeed.byCpu)
      const name = place.slice(0, 24).padEnd(24)
      const ratio = (cached.byCpu / bareSpeed.byCpu).toFixed(2)
      say(`  cached    ${name} ${format(cached)}; node:http ${format(bareSpeed)}; ${ratio} by CPU`)
    }
    const pages = Math.floor(count / PAGE_SIZE)
    // Warms up, because V8 compiles during the first requests. Then the new name of the town empties the caches, and
    // a list in another order fills them with half of the cards. Not every shop has an offer: only half of the pages.
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
    say(`  rendered  ${'/directorio?pagina=…'.padEnd(24)} ${format(speed)}`)
    return Math.min(...ratios) >= MIN_CACHED && speed.byCpu >= MIN_RENDERED
  } finally {
    await bare.stop()
    await server.stop()
    await database.close()
  }
}

const format = ({ byClock, byCpu }: Speed) => `${Math.round(byClock)}, ${Math.round(byCpu)}`

function mean(speeds: Speed[]): Speed {
  const of = (name: keyof Speed) =>
    speeds.reduce((sum, speed) => sum + speed[name], 0) / speeds.length
  return { byClock: of('byClock'), byCpu: of('byCpu') }
}

function listPaths(filter: Record<string, string>, pages: number): string[] {
  return Array.from(
    { length: pages - 1 },
    (_, index) => `/directorio?${new URLSearchParams({ ...filter, pagina: `${index + 2}` })}`,
  )
}
