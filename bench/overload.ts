import { spawn } from 'node:child_process'
import { Agent, request } from 'node:http'
import { resolve } from 'node:path'
import { openTown, root, startServer } from './servers.ts'
import { at } from './statistics.ts'

const SHOPS = 10_000
const SECONDS = 20
const WARM_SECONDS = 4
/** Number of connections that request uncached lists and searches, or feeds, as fast as they can. */
const FLOOD = 50
/** Milliseconds between two pages of the visitor; the next does not wait for the response to the last. */
const PACE = 20
const MAX_P99 = 150

const PIPED = { stdio: ['ignore', 'pipe', 'inherit'] as ['ignore', 'pipe', 'inherit'] }

/** Headers of the visitor, with its address as a proxy sends it. The flood has another address. */
const VISITOR = { 'x-forwarded-for': '192.0.2.1', 'accept-encoding': 'br, gzip' }

/** Measures cached pages while another client floods the server with uncached lists and searches, or with feeds. */
export default async function benchOverload(): Promise<boolean> {
  const say = (line: string) => console.log(line)
  const database = await openTown(SHOPS, say)
  try {
    const server = await startServer('bench/ours.ts', database.url, 0)
    try {
      return await measure(server.url, say)
    } finally {
      await server.stop()
    }
  } finally {
    await database.close()
  }
}

async function measure(url: string, say: (line: string) => void): Promise<boolean> {
  const list = await fetch(`${url}/api/directory/commerces/?page=1&page_size=1`)
  const [shop] = (await list.json()).results
  const pages = ['/', '/directorio', `/comercio/${shop.slug}-${shop.id}`]
  // Fills the server's caches.
  await visit(url, pages, performance.now() + WARM_SECONDS * 1000)
  const isMet: boolean[] = []
  say(`Cached pages, one every ${PACE} ms, on a server of one core:`)
  const lists = ['/directorio?q=', '/api/directory/commerces/?search=']
  const feeds = ['/sitemap.xml?q=', '/ofertas.xml?q=']
  for (const [name, flooded] of [
    ['alone', []],
    ['beside a flood', lists],
    ['beside a flood of feeds', feeds],
  ] as const) {
    const ends = performance.now() + SECONDS * 1000
    const [times, ...floods] = await Promise.all([
      visit(url, pages, ends),
      ...flooded.map((path) => flood(url + path)),
    ])
    isMet.push(at(times, 0.99) < MAX_P99)
    say(`  ${name.padEnd(32)} p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms`)
    for (const [index, statuses] of floods.entries()) say(`    ${flooded[index]}: ${statuses}`)
  }
  return isMet.every(Boolean)
}

/** Requests the pages in turn until `ends`. Returns the ms of each, infinity for one that failed. */
async function visit(url: string, pages: string[], ends: number): Promise<number[]> {
  const times: number[] = []
  const under: Promise<void>[] = []
  for (let count = 0; performance.now() < ends; count++) {
    under.push(
      (async () => {
        const began = performance.now()
        const isShown = await look(url + pages[count % pages.length])
        times.push(isShown ? performance.now() - began : Number.POSITIVE_INFINITY)
      })(),
    )
    await new Promise((done) => setTimeout(done, PACE))
  }
  await Promise.all(under)
  return times
}

/** Closes idle connections before the server does: otherwise the server might close one that is just being reused. */
const agent = new Agent({ keepAlive: true, timeout: 8_000 })

/** Requests a page and returns if its status is 200. Does not decompress it: that takes longer than the request. */
function look(address: string): Promise<boolean> {
  return new Promise((done) => {
    const fail = (why: string | number | undefined) => {
      console.log(`  ${why} at ${address}`)
      done(false)
    }
    const asked = request(address, { agent, headers: VISITOR }, (answer) => {
      if (answer.statusCode !== 200) fail(answer.statusCode)
      answer.resume().on('end', () => done(true))
    })
    asked.on('error', ({ message }) => fail(message)).end()
  })
}

async function flood(address: string): Promise<string> {
  const script = [resolve(root, 'bench/flood.ts'), address, String(FLOOD), String(SECONDS)]
  const child =
    process.platform === 'linux'
      ? spawn('nice', ['-n', '19', 'taskset', '-c', '1', process.execPath, ...script], PIPED)
      : spawn(process.execPath, script, PIPED)
  const statuses = JSON.parse(
    await new Response(child.stdout as unknown as ReadableStream).text(),
  ) as Record<string, number>
  return Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
}
