import { setTimeout as wait } from 'node:timers/promises'
import { loadFor, measured, type Speed } from './page-load.ts'
import { openTown, startServer } from './servers.ts'

const SHOPS = 10_000
const CONNECTIONS = 32
const SECONDS = 5
/** Of two instances, each on a core of its own. */
const LEAST = 8_000
/** Milliseconds until an instance knows that it is alone. */
const CALM = 7_000

/**
 * Cached pages of an instance that is alone, then with another beside it: then each answer waits for a question to
 * the database, which all who ask meanwhile share. The server on one core; the load and the database on the other.
 */
export async function benchInstances(): Promise<boolean> {
  const say = (line: string) => console.log(line)
  const database = await openTown(SHOPS, say)
  const server = await startServer('bench/ours.ts', database.url, 0)
  const speeds = async (): Promise<Speed[]> => {
    const all: Speed[] = []
    for (const place of ['/', '/directorio']) {
      await loadFor(1, CONNECTIONS, server.url + place)
      const run = () => loadFor(SECONDS, CONNECTIONS, server.url + place)
      all.push(await measured(server.pid, run))
    }
    return all
  }
  const tell = (name: string, all: Speed[]) =>
    say(
      `  ${name.padEnd(8)} ${all.map(({ byClock, byCpu }) => `${Math.round(byClock)}, ${Math.round(byCpu)}`).join('; ')}`,
    )
  try {
    say(
      `Cached pages (/; /directorio), ${CONNECTIONS} connections (in a second, in a second of CPU):`,
    )
    await wait(CALM)
    tell('alone', await speeds())
    const other = await startServer('bench/ours.ts', database.url, 1)
    const several = await speeds().finally(() => other.stop())
    tell('several', several)
    const together = 2 * Math.min(...several.map(({ byCpu }) => byCpu))
    say(`  two of them, each with a core: ${Math.round(together)}`)
    return together >= LEAST
  } finally {
    await server.stop()
    await database.close()
  }
}
