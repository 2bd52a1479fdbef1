import { signIn } from '../tools/demo-accounts.ts'
import { type Load, loadFrom } from './load-from.ts'
import { openTown, startServer } from './servers.ts'

const SHOPS = 10_000
const CONNECTIONS = 16
const SECONDS = 15
const REQUESTS = 4000
/** Milliseconds from one save to the next. */
const PAUSE = 1000
const MAX_P99 = 150
/** Limit of the p99 of the whole list, as a multiple of its median. */
const MAX_RATIO = 4
const WORDS = ['pan', 'zapatos', 'flores', 'libros', 'gafas', 'vino', 'lana', 'pintura']

type Kind = { name: string; path: (turn: number) => string; connections?: number }

/** Each save makes all cached responses stale. The server has one core, the client the other. */
export default async function benchBesideWrites(): Promise<boolean> {
  const say = (line: string) => console.log(line)
  const database = await openTown(SHOPS, say)
  const server = await startServer('bench/ours.ts', database.url, 0)
  try {
    const token = await signIn(server.url, 'admin')
    const first = await fetch(`${server.url}/api/directory/commerces/?page=1&page_size=16`)
    const { results } = await first.json()
    const shops: { id: number; slug: string }[] = results
    const kinds: Kind[] = [
      { name: 'list', path: (turn) => `/api/directory/commerces/?page=${1 + (turn % 25)}` },
      { name: 'detail', path: (turn) => `/api/directory/commerces/${shops[turn % 16]!.id}/` },
      {
        name: 'search',
        path: (turn) => `/api/directory/commerces/?page=1&search=${newSearch(turn)}`,
      },
      { name: 'public pages', path: (turn) => publicPage(shops, turn) },
      { name: 'whole list', path: () => '/api/directory/commerces/', connections: 1 },
    ]
    say(`Beside a save a second, ${CONNECTIONS} at once (ms):`)
    const isMet: boolean[] = []
    for (const { name, path, connections = CONNECTIONS } of kinds) {
      for (const addresses of connections === 1 ? [1] : [1, 250]) {
        const requests = Array.from({ length: REQUESTS }, (_, turn) => ({
          path: path(turn),
          headers: { 'x-forwarded-for': `192.0.2.${turn % addresses}` },
        }))
        const load = { url: server.url, connections, requests }
        await loadFrom(1, { ...load, seconds: 2 })
        const { answers, p50, p99 } = await besideSaves(server.url, token, shops[0]!.id, load)
        isMet.push(connections === 1 ? p99 <= MAX_RATIO * p50 : p99 <= MAX_P99)
        const whose = addresses === 1 ? 'one address' : `${addresses} addresses`
        say(`  ${name.padEnd(13)} ${whose.padEnd(14)} p50 ${p50}, p99 ${p99} (${answers})`)
      }
    }
    return isMet.every(Boolean)
  } finally {
    await server.stop()
    await database.close()
  }
}

async function besideSaves(url: string, token: string, id: number, load: Omit<Load, 'seconds'>) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  let saves = 0
  const timer = setInterval(async () => {
    const body = JSON.stringify({ direction: `Calle Mayor, ${++saves}` })
    const answer = await fetch(`${url}/api/commerce/${id}/`, { method: 'PATCH', headers, body })
    if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  }, PAUSE)
  try {
    return await loadFrom(1, { ...load, seconds: SECONDS })
  } finally {
    clearInterval(timer)
  }
}

/** Adds a number to a word, so that no cache holds the search. No shop has the number: it is also searched as a typo. */
const newSearch = (turn: number) => `${WORDS[turn % WORDS.length]}+${turn}`

function publicPage(shops: { id: number; slug: string }[], turn: number): string {
  const { slug, id } = shops[turn % shops.length]!
  const pages = [
    '/',
    '/directorio',
    `/directorio?pagina=${2 + (turn % 20)}`,
    '/ofertas',
    `/comercio/${slug}-${id}`,
  ]
  return pages[turn % pages.length]!
}
