import { setTimeout as wait } from 'node:timers/promises'
import { signIn } from '../tools/demo-accounts.ts'

const WRITERS = 4
const READERS = 6
/** Milliseconds until a failed request is sent again. */
const PAUSE = 50

export type Kind = 'save' | 'page' | 'photo'
type Shop = { id: number; slug: string }

/** Starts clients that write and read, and retry what fails. Remembers all acknowledged writes. */
export async function startLoad(url: string) {
  const began = performance.now()
  const served: Record<Kind, number[]> = { save: [], page: [], photo: [] }
  const failures: { kind: Kind; what: string; at: number }[] = []
  const descriptions = new Map<number, number>()
  const offers: number[] = []
  let isOver = false
  let token = await signIn(url, 'admin')

  const list = await fetch(`${url}/api/directory/commerces/?page=1&page_size=${WRITERS}`)
  const shops = ((await list.json()) as { results: Shop[] }).results
  const home = await (await fetch(`${url}/directorio`)).text()
  const [photo] = /\/photos\/[0-9a-f]+-\d+\.webp/.exec(home)!

  async function call(kind: Kind, method: string, path: string, body?: object) {
    try {
      const answer = await fetch(url + path, {
        method,
        headers: {
          ...(kind === 'save' && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(30_000),
      })
      const bytes = Buffer.from(await answer.arrayBuffer())
      if (answer.status === 401) {
        // A token is valid for five minutes.
        token = await signIn(url, 'admin')
        return undefined
      }
      if (!answer.ok) throw new Error(`${answer.status}`)
      served[kind].push(performance.now())
      return bytes
    } catch (error) {
      const { message, cause } = error as Error
      const what = `${method} ${path}: ${message} ${(cause as Error | undefined)?.message ?? ''}`
      failures.push({ kind, what, at: performance.now() })
      await wait(PAUSE)
      return undefined
    }
  }

  const work = [
    ...shops.map(async ({ id }) => {
      for (let value = 1; !isOver; value++) {
        const description = `Guardado ${value}.`
        const answer = await call('save', 'PATCH', `/api/commerce/${id}/`, { description })
        if (answer) descriptions.set(id, value)
      }
    }),
    (async () => {
      for (let offer = 1; !isOver; offer++) {
        const form = { title: `Oferta ${offer}`, description: 'Hasta el sábado.', type: '2 x 1' }
        const answer = await call('save', 'POST', '/api/offer/', {
          ...form,
          commerce: shops[0]!.id,
        })
        if (answer) offers.push(JSON.parse(answer.toString()).id)
        await wait(PAUSE)
      }
    })(),
    ...Array.from({ length: READERS }, async (_, reader) => {
      for (let turn = reader; !isOver; turn++) {
        const { id, slug } = shops[turn % shops.length]!
        const paths = ['/', `/comercio/${slug}-${id}`, `/api/directory/commerces/${id}/`]
        await call('page', 'GET', paths[turn % paths.length]!)
      }
    }),
    (async () => {
      while (!isOver) {
        await call('photo', 'GET', photo)
        await wait(PAUSE)
      }
    })(),
  ]

  async function signInAgain(tries = 20): Promise<string> {
    try {
      return await signIn(url, 'admin')
    } catch (error) {
      if (tries === 0) throw error
      await wait(20 * PAUSE)
      return signInAgain(tries - 1)
    }
  }

  async function lost(): Promise<string[]> {
    const missing: string[] = []
    for (const [id, value] of descriptions) {
      const shop = await (await fetch(`${url}/api/directory/commerces/${id}/`)).text()
      const found = Number(/Guardado (\d+)\./.exec(shop)?.[1] ?? 0)
      if (found < value) missing.push(`shop ${id}: ${found}, acknowledged ${value}`)
    }
    const headers = { authorization: `Bearer ${await signInAgain()}` }
    const stored = await fetch(`${url}/api/offer/?commerce=${shops[0]!.id}`, { headers })
    const ids = new Set(((await stored.json()) as { id: number }[]).map(({ id }) => id))
    return [...missing, ...offers.filter((id) => !ids.has(id)).map((id) => `offer ${id}`)]
  }

  return {
    failures,
    counts: () => ({
      saves: served.save.length,
      pages: served.page.length,
      photos: served.photo.length,
    }),
    outage(kind: Kind, since: number): number {
      const times = [since, ...served[kind].filter((at) => at > since), performance.now()]
      return Math.max(...times.slice(1).map((at, index) => at - times[index]!)) / 1000
    },
    async stop(): Promise<string[]> {
      isOver = true
      await Promise.all(work)
      return lost()
    },
    seconds: () => (performance.now() - began) / 1000,
  }
}
