import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { openTown, root, startServer } from './servers.ts'

const SHOPS = 10_000
const CONNECTIONS = 32
const SECONDS = 6
/** Pages in a second that one core is to send when they are kept. */
const LEAST_KEPT = 5000

/**
 * Public pages of a town of 10,000 shops as a browser asks for them, compressed. Kept: the same page
 * again and again. Rendered: an address that nobody asked for before. The server runs on one core, the
 * load and the database share the other. On a machine with other work the second of CPU says more than
 * that of the clock: it counts only the server's own time.
 */
export async function benchPages(): Promise<boolean> {
  const say = (line: string) => console.log(line)
  const database = await openTown(SHOPS, say)
  const server = await startServer('bench/ours.ts', database.url, 0)
  try {
    const newest = await fetch(`${server.url}/api/directory/commerces/?page=1&page_size=1`)
    const [shop] = (await newest.json()).results
    const places = ['/', '/directorio', `/comercio/${shop.slug}-${shop.id}`]
    say(`Pages, ${CONNECTIONS} connections, one core (in a second, in a second of CPU):`)
    const kept: number[] = []
    for (const place of places) {
      await load(server.url + place, 2)
      const speed = await measured(server.pid, () => load(server.url + place, SECONDS))
      say(`  kept      ${place.slice(0, 24).padEnd(24)} ${tell(speed)}`)
      kept.push(speed.byCpu)
    }
    const speed = await measured(server.pid, () => askAnew(server.url))
    say(`  rendered  ${'/directorio?q=pan'.padEnd(24)} ${tell(speed)}`)
    return Math.min(...kept) >= LEAST_KEPT
  } finally {
    await server.stop()
    await database.close()
  }
}

type Speed = { byClock: number; byCpu: number }

const tell = ({ byClock, byCpu }: Speed) => `${Math.round(byClock)}, ${Math.round(byCpu)}`

/** Pages in a second, and in a second of the server's CPU where the system tells. */
async function measured(pid: number, work: () => Promise<number>): Promise<Speed> {
  const [began, usedBefore] = [performance.now(), cpuSecondsOf(pid)]
  const pages = await work()
  const byClock = (pages * 1000) / (performance.now() - began)
  const used = cpuSecondsOf(pid) - usedBefore
  return { byClock, byCpu: used > 0 ? pages / used : byClock }
}

/** proc(5): the 14th and 15th fields, in hundredths; the name before them may hold spaces. */
function cpuSecondsOf(pid: number): number {
  if (process.platform !== 'linux') return 0
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Answers how many pages came. */
async function load(address: string, seconds: number): Promise<number> {
  const child = spawn(
    process.platform === 'linux' ? 'taskset' : process.execPath,
    [
      ...(process.platform === 'linux' ? ['-c', '1', process.execPath] : []),
      resolve(root, 'node_modules/autocannon/autocannon.js'),
      ...['--json', '--no-progress', '-c', String(CONNECTIONS), '-d', String(seconds)],
      ...['-H', 'accept-encoding=br, gzip'],
      address,
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const output = await new Response(child.stdout as unknown as ReadableStream).text()
  const { requests, non2xx, errors } = JSON.parse(output)
  if (non2xx > 0 || errors > 0)
    throw new Error(`${non2xx} error statuses, ${errors} errors at ${address}`)
  return requests.total
}

/** Asks for lists that nobody asked for before, four at a time; answers how many came. */
async function askAnew(url: string): Promise<number> {
  const until = performance.now() + SECONDS * 1000
  let count = 0
  const caller = async () => {
    while (performance.now() < until) {
      count += 1
      const answer = await fetch(`${url}/directorio?q=pan&vez=${count}`)
      if (answer.status !== 200) throw new Error(`${answer.status} at ${answer.url}`)
      await answer.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: 4 }, caller))
  return count
}
