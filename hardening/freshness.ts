import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openEmbedded } from '#server/database/embedded.ts'
import { signIn } from '../tools/demo-accounts.ts'
import {
  makeVarDir,
  removeVarDir,
  type ServerProcess,
  startServer,
} from '../tools/server-process.ts'
import { type Event, olderReads } from './history.ts'

const EDITS = Number(process.env.EDITS ?? '10000')
const INSTANCES = 3
const WRITERS = 6
const READERS = 18
const SECRET_KEY = 'a secret that three instances share, for a while'

/**
 * Six writers save at three instances; eighteen readers read at others. No read may be older than a save that was
 * acknowledged before it began, or than an earlier read. The history is in `var/hardening`.
 */
export default async function freshness(say: (line: string) => void): Promise<boolean> {
  const dirs = await Promise.all(Array.from({ length: INSTANCES + 1 }, () => makeVarDir()))
  const database = await openEmbedded({ dir: dirs[0]!, say: () => {} })
  const servers: ServerProcess[] = []
  try {
    for (const VAR_DIR of dirs.slice(1)) {
      const settings = { VAR_DIR, DATABASE_URL: database.url, SECRET_KEY, RATE_LIMITS: 'off' }
      servers.push(await startServer(settings))
    }
    const began = performance.now()
    const history = await readAndWrite(servers.map(({ url }) => url))
    const seconds = (performance.now() - began) / 1000
    await keep(history)
    const { thanWritten, thanRead } = olderReads(history)
    const reads = history.filter(({ kind }) => kind === 'read').length
    say(`${INSTANCES} instances: ${EDITS} edits and ${reads} reads in ${seconds.toFixed(0)} s:`)
    say(`  ${thanWritten.length} older than a save that was answered before,`)
    say(`  ${thanRead.length} older than what another had read before`)
    return thanWritten.length === 0
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await database.close()
    for (const dir of dirs) await removeVarDir(dir)
  }
}

type Shop = { id: number; slug: string }

async function readAndWrite(urls: string[]): Promise<Event[]> {
  let access = await signIn(urls[0]!, 'admin')
  const list = await fetch(`${urls[0]}/api/directory/commerces/?page=1&page_size=${WRITERS}`)
  const shops = ((await list.json()) as { results: Shop[] }).results
  const history: Event[] = []
  let edits = 0

  const write = async (shop: Shop) => {
    for (let value = 1; edits < EDITS; value++) {
      const at = Math.floor(Math.random() * urls.length)
      const began = performance.now()
      const answer = await fetch(`${urls[at]}/api/commerce/${shop.id}/`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
        body: JSON.stringify({ description: `Guardado ${value}.` }),
      })
      const ended = performance.now()
      if (answer.status === 401) {
        // A token is valid for five minutes.
        access = await signIn(urls[at]!, 'admin')
        value--
        continue
      }
      if (answer.status !== 200) throw new Error(`a save was answered ${answer.status}`)
      edits++
      history.push({ kind: 'write', register: shop.id, value, began, ended })
      // At once, and at the instances that did not save it.
      const others = urls.filter((_, other) => other !== at)
      await Promise.all([answer.arrayBuffer(), ...others.map((url) => read(url, shop, value % 2))])
    }
  }
  const read = async (url: string, { id, slug }: Shop, kind: number) => {
    const path = kind === 0 ? `/comercio/${slug}-${id}` : `/api/directory/commerces/${id}/`
    const began = performance.now()
    const answer = await fetch(url + path)
    const text = await answer.text()
    const ended = performance.now()
    // Under load the server may refuse to render a page.
    if (answer.status === 503) return
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`)
    const value = Number(/Guardado (\d+)\./.exec(text)?.[1] ?? 0)
    history.push({ kind: 'read', register: id, value, began, ended })
  }
  const readOn = async (reader: number) => {
    while (edits < EDITS) {
      const shop = shops[Math.floor(Math.random() * shops.length)]!
      await read(urls[Math.floor(Math.random() * urls.length)]!, shop, reader % 2)
    }
  }
  await Promise.all([
    ...shops.map(write),
    ...Array.from({ length: READERS }, (_, at) => readOn(at)),
  ])
  return history
}

async function keep(history: readonly Event[]): Promise<void> {
  const folder = join(import.meta.dirname, '../var/hardening')
  await mkdir(folder, { recursive: true })
  const lines = history.map((event) => JSON.stringify(event)).join('\n')
  await writeFile(join(folder, 'freshness.jsonl'), `${lines}\n`)
}
