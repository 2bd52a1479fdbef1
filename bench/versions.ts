import { resolve } from 'node:path'
import { askEach, nameTown } from './first-renderings.ts'
import { cpuSecondsOf } from './page-load.ts'
import { openTown, root, startServer } from './servers.ts'

const SHOPS = 10_000
const PAGE_SIZE = 24
const PAGES = 9
const TURN = 32
const WARM_TURNS = 50
const TURNS = 100
/** Number of turns after which all cached cards become stale. */
const TURNS_OF_A_TOWN = 8
/** Limit of our CPU time divided by that of the other version. Differences below 3 % are noise. */
const MAX_RATIO = 1.4

/**
 * Compares this version with the built one in the folder `OTHER` (default: this one again). Both run on one core in
 * short turns, so that other work on the machine affects both. Linux only.
 */
export default async function benchVersions(): Promise<boolean> {
  if (process.platform !== 'linux') {
    console.log('Not compared: only Linux reports the CPU time of a server')
    return true
  }
  const other = resolve(process.env.OTHER ?? root)
  const database = await openTown(SHOPS, console.log)
  const programs = [root, other].map((folder) => resolve(folder, 'build/programs/start.js'))
  const servers: Awaited<ReturnType<typeof startServer>>[] = []
  try {
    for (const program of programs) servers.push(await startServer(program, database.url, 0))
    const urls = servers.map(({ url }) => url)
    const paths = await listPaths(urls[0]!)
    const seconds = servers.map(() => 0)
    for (let turn = 0; turn < WARM_TURNS + TURNS; turn++) {
      if (turn % TURNS_OF_A_TOWN === 0) await nameTown(database.url, urls, `Town ${turn}`)
      const asked = paths.slice(turn * TURN, (turn + 1) * TURN)
      // The servers alternate in being first: the second one finds the rows already in the database's cache.
      for (const which of turn % 2 ? [1, 0] : [0, 1]) {
        const { url, pid } = servers[which]!
        const before = cpuSecondsOf(pid)
        await askEach(url, asked)
        if (turn >= WARM_TURNS) seconds[which]! += cpuSecondsOf(pid) - before
      }
    }
    await nameTown(database.url, urls, null)
    const [ours, theirs] = seconds.map((all) => (all * 1000) / (TURNS * TURN)) as [number, number]
    const ratio = ours / theirs
    console.log(
      `Lists for the first time: ${ours.toFixed(2)} ms of CPU, the other ${theirs.toFixed(2)}: ${ratio.toFixed(3)} of it`,
    )
    return ratio <= MAX_RATIO
  } finally {
    for (const server of servers) await server.stop()
    await database.close()
  }
}

/** Returns the URLs of lists of two categories. Neighbours in the result seldom share a category, hence cached cards. */
async function listPaths(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/directory/categories/`)
  const categories: { slug: string; commerces: number }[] = await answer.json()
  const gaps = categories.map((_, gap) => gap).slice(1)
  const paths = gaps.flatMap((gap) =>
    categories.slice(gap).flatMap((second, index) => {
      const first = categories[index]!
      const shops = Math.max(first.commerces, second.commerces)
      const pages = Math.min(PAGES, Math.ceil(shops / PAGE_SIZE) - 1)
      return ['', '&orden=nombre'].flatMap((order) =>
        Array.from(
          { length: pages },
          (_, page) =>
            `/directorio?categoria=${first.slug}&categoria=${second.slug}${order}&pagina=${page + 2}`,
        ),
      )
    }),
  )
  const needed = (WARM_TURNS + TURNS) * TURN
  if (paths.length < needed) throw new Error(`${paths.length} lists, ${needed} are asked for`)
  return paths
}
