import { spawn } from 'node:child_process'
import { Agent, request } from 'node:http'
import { resolve } from 'node:path'
import { signIn } from '../tools/demo-accounts.ts'
import { openTown, root, startServer } from './servers.ts'
import { at } from './statistics.ts'

const SHOPS = 10_000
const SECONDS = 20
const WARM_SECONDS = 4
const WRITERS = 40
/** Milliseconds from one save of a writer to the next. */
const PAUSE = 2000
/** Connections that ask, as often as they can, for lists and searches that nobody asked for, or for feeds. */
const FLOOD = 50
/** Milliseconds from one page of the visitor to the next, whether or not the last was answered. */
const PACE = 20
/** Milliseconds that 99 of 100 cached pages may take at most. */
const MOST_P99 = 50

const PIPED = { stdio: ['ignore', 'pipe', 'inherit'] as ['ignore', 'pipe', 'inherit'] }

/** As a proxy on this machine names the client; the flood comes from another. */
const VISITOR = { 'x-forwarded-for': '192.0.2.1', 'accept-encoding': 'br, gzip' }

/**
 * What a visitor of cached pages waits for while another client floods the site with lists and searches that
 * nobody asked for before; then beside 40 people who save a shop every two seconds each, too.
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
  const token = await signIn(url, 'admin')
  const list = await fetch(`${url}/api/directory/commerces/?page=1&page_size=${WRITERS}`)
  const { results: shops } = await list.json()
  const [shop] = shops
  const pages = ['/', '/directorio', `/comercio/${shop.slug}-${shop.id}`]
  // Warms up all: what is measured is neither the first page nor the first look nor the first save.
  const warm = performance.now() + WARM_SECONDS * 1000
  await Promise.all([visit(url, pages, warm), saveShops(url, token, shops, warm)])
  const isMet: boolean[] = []
  say(`Cached pages, one every ${PACE} ms, on a server of one core:`)
  const lists = ['/directorio?q=', '/api/directory/commerces/?search=']
  const feeds = ['/sitemap.xml?q=', '/ofertas.xml?q=']
  for (const [name, flooded, writers] of [
    ['alone', [], 0],
    ['beside a flood', lists, 0],
    ['beside a flood of feeds', feeds, 0],
    [`beside a flood and ${WRITERS} writers`, lists, WRITERS],
  ] as const) {
    const ends = performance.now() + SECONDS * 1000
    const [times, saves, ...floods] = await Promise.all([
      visit(url, pages, ends),
      saveShops(url, token, shops.slice(0, writers), ends),
      ...flooded.map((path) => flood(url + path)),
    ])
    isMet.push(at(times, 0.99) < MOST_P99)
    say(`  ${name.padEnd(32)} p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms; ${saves} saves`)
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

/** Each shop saved again and again, by a writer of its own; answers how many saves there were. */
async function saveShops(
  url: string,
  token: string,
  shops: { id: number }[],
  ends: number,
): Promise<number> {
  let saves = 0
  await Promise.all(
    shops.map(async ({ id }, place) => {
      await new Promise((done) => setTimeout(done, (place * PAUSE) / shops.length))
      while (performance.now() < ends) {
        const answer = await fetch(`${url}/api/commerce/${id}/`, {
          method: 'PATCH',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ direction: `Calle Mayor, ${saves}` }),
        })
        if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
        await answer.arrayBuffer()
        saves += 1
        await new Promise((done) => setTimeout(done, PAUSE))
      }
    }),
  )
  return saves
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
