import { spawn } from 'node:child_process'
import { Agent, request } from 'node:http'
import { resolve } from 'node:path'
import { openTown, root, startServer } from './servers.ts'
import { at } from './statistics.ts'

const SHOPS = 10_000
const SECONDS = 20
const WARM_SECONDS = 4
/** Connections that ask, as often as they can, for lists and searches that nobody asked for, or for feeds. */
const FLOOD = 50
/** Milliseconds from one page of the visitor to the next, whether or not the last was answered. */
const PACE = 20
/** Milliseconds that 99 of 100 cached pages may take at most. */
const MOST_P99 = 150

const PIPED = { stdio: ['ignore', 'pipe', 'inherit'] as ['ignore', 'pipe', 'inherit'] }

/** As a proxy on this machine names the client; the flood comes from another. */
const VISITOR = { 'x-forwarded-for': '192.0.2.1', 'accept-encoding': 'br, gzip' }

/**
 * What a visitor of cached pages waits for while another client floods the site with lists and searches that
 * nobody asked for before, or with feeds.
 */
export async function benchOverload(): Promise<boolean> {
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
  // Warms up: what is measured is not the first look.
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
    isMet.push(at(times, 0.99) < MOST_P99)
    say(`  ${name.padEnd(32)} p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms`)
    for (const [index, statuses] of floods.entries()) say(`    ${flooded[index]}: ${statuses}`)
  }
  return isMet.every(Boolean)
}

/** Milliseconds that each took; one that failed took for ever. */
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

/** Leaves idle connections before the server does, as the proxies of `deploy/`: it would reset one just taken again. */
const agent = new Agent({ keepAlive: true, timeout: 8_000 })

/** Waits for the whole page and leaves it compressed: unpacking it takes longer than all that is measured. */
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

/** Answers how many of which status came. */
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
