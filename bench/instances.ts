import { setTimeout as wait } from 'node:timers/promises'
import { loadFor, measured, type Speed } from './page-load.ts'
import { openTown, startServer } from './servers.ts'

const SHOPS = 10_000
const CONNECTIONS = 32
const SECONDS = 5
const MIN_PER_SECOND = 8_000
/** Milliseconds until an instance knows that it is the only one. */
const UNTIL_ALONE = 7_000

/** With two instances each response waits for a query for the current revision, shared by concurrent requests. */
export default async function benchInstances(): Promise<boolean> {
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
  const report = (name: string, all: Speed[]) =>
    say(
      `  ${name.padEnd(8)} ${all.map(({ byClock, byCpu }) => `${Math.round(byClock)}, ${Math.round(byCpu)}`).join('; ')}`,
    )
  try {
    say(
      `Cached pages (/; /directorio), ${CONNECTIONS} connections (in a second, in a second of CPU):`,
    )
    await wait(UNTIL_ALONE)
    report('alone', await speeds())
    const other = await startServer('bench/ours.ts', database.url, 1)
    const several = await speeds().finally(() => other.stop())
    report('several', several)
    const together = 2 * Math.min(...several.map(({ byCpu }) => byCpu))
    say(`  two instances, each on its own core: ${Math.round(together)}`)
    return together >= MIN_PER_SECOND
  } finally {
    await server.stop()
    await database.close()
  }
}
