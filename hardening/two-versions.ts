import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { signIn } from '../tools/demo-accounts.ts'

type Version = 'now' | 'before'
type Counts = Record<Version, { reads: number; writes: number; again: number }>

const VERSIONS = ['now', 'before'] as const
const WRITERS = 4
const PAUSE = 200
/** Pages that both versions have. */
const PAGES = [
  '/',
  '/directorio',
  '/directorio?q=pan',
  '/preguntas',
  '/sitemap.xml',
  '/api/directory/offers/?page=1&page_size=20',
  '/api/directory/suggestions/?q=pan',
]
const LISTS = [
  '/api/commerce/?page=1&page_size=20&search=pan',
  '/api/activity/?page=1&page_size=20&search=guardado',
  '/auth/users/?page=1&page_size=20&search=a',
  '/api/commerce_applications/?page=1&page_size=20',
  '/api/bin/?page=1&page_size=20',
  '/api/outbox/',
]

/**
 * Clients of two versions save, add, change and delete on one database. Returns failed requests, and acknowledged
 * writes that one of the versions does not return afterwards.
 */
export async function startTwoVersions(urls: Record<Version, string>, seconds: number) {
  const calls: Counts = {
    now: { reads: 0, writes: 0, again: 0 },
    before: { reads: 0, writes: 0, again: 0 },
  }
  const failures: string[] = []
  /** Acknowledged writes by the path of their list: the id and the last saved text, undefined if deleted. */
  const ledger = new Map<string, Map<number, string | undefined>>()
  const until = performance.now() + seconds * 1000
  const tokens = {
    now: await signIn(urls.now, 'admin'),
    before: await signIn(urls.before, 'admin'),
  }
  const photo = await sharp({
    create: { width: 640, height: 440, channels: 3, background: 'teal' },
  })
    .jpeg()
    .toBuffer()

  /** Sends a request with a session of the other version, again after a 503. Returns undefined if it failed. */
  async function call(
    at: Version,
    method: string,
    path: string,
    body?: object | FormData,
  ): Promise<string | undefined> {
    const isForm = body instanceof FormData
    const headers = {
      authorization: `Bearer ${tokens[at === 'now' ? 'before' : 'now']}`,
      ...(body && !isForm && { 'content-type': 'application/json' }),
    }
    const sent = body && { body: isForm ? body : JSON.stringify(body) }
    try {
      const answer = await fetch(urls[at] + path, { method, headers, ...sent })
      const text = await answer.text()
      if (answer.status === 503 && answer.headers.has('retry-after')) {
        calls[at].again++
        await wait(PAUSE)
        return call(at, method, path, body)
      }
      if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 200)}`)
      calls[at][method === 'GET' ? 'reads' : 'writes']++
      return text
    } catch (error) {
      failures.push(`${at}: ${method} ${path}: ${(error as Error).message}`)
      return undefined
    }
  }
  const note = (list: string, id: number, text: string | undefined) => {
    const known = ledger.get(list) ?? new Map<number, string | undefined>()
    ledger.set(list, known.set(id, text))
  }
  const idOf = (answer: string | undefined) =>
    answer === undefined ? undefined : (JSON.parse(answer) as { id: number }).id

  const published = await call(
    'now',
    'GET',
    `/api/directory/commerces/?page=1&page_size=${WRITERS}`,
  )
  const shops = (JSON.parse(published!) as { results: { id: number }[] }).results

  async function save(id: number) {
    for (let value = 1; performance.now() < until; value++) {
      const at = VERSIONS[value % 2]!
      const form = { description: `Guardado ${value}.`, direction: `Calle Mayor, ${value}` }
      if (await call(at, 'PATCH', `/api/commerce/${id}/`, form)) {
        note('/api/commerce/', id, `"description":"Guardado ${value}."`)
        await call(at, 'GET', `/api/directory/commerces/${id}/`)
      }
    }
  }
  /** Adds objects at one version, changes each at the other, and deletes every third. */
  async function tend(at: Version, list: string, form: (turn: number) => object, field: string) {
    const other = at === 'now' ? 'before' : 'now'
    for (let turn = 1; performance.now() < until; turn++) {
      const id = idOf(await call(at, 'POST', list, form(turn)))
      if (id === undefined) continue
      const text = `Cambiado ${id} en ${other}`
      note(list, id, '')
      if (await call(other, 'PATCH', `${list}${id}/`, { [field]: text })) note(list, id, text)
      if (turn % 3 !== 0) continue
      const gone = await call(turn % 2 ? at : other, 'DELETE', `${list}${id}/`)
      if (gone !== undefined) note(list, id, undefined)
    }
  }
  async function addShops(at: Version) {
    for (let turn = 1; performance.now() < until; turn++) {
      const id = idOf(await call(at, 'POST', '/api/commerce/', shopForm('', `${at}${turn}`, photo)))
      if (id !== undefined) note('/api/commerce/', id, `Tienda ${at}${turn}`)
    }
  }
  async function register(at: Version) {
    for (let turn = 1; performance.now() < until; turn++) {
      const form = shopForm('commerce.', `${at}${turn}`, photo)
      form.append('username', `persona-${at}${turn}`)
      form.append('email', `persona-${at}${turn}@example.com`)
      form.append('password', 'escaparate-demo')
      await call(at, 'POST', '/auth/users/', form)
      const message = { subject: `Horario ${turn}`, sender: 'ana@example.com', message: '¿Abrís?' }
      const id = idOf(await call(at, 'POST', '/api/contact/', message))
      if (id !== undefined) note('/api/contact/', id, `Horario ${turn}`)
    }
  }
  async function read(at: Version) {
    const paths = [...PAGES, ...LISTS]
    for (let turn = 0; performance.now() < until; turn++) {
      await call(at, 'GET', paths[turn % paths.length]!)
      await signIn(urls[at], 'lucia')
    }
  }

  const offers = (turn: number) => ({
    title: `Oferta ${turn}`,
    description: 'Hasta el sábado.',
    type: '2 x 1',
    commerce: shops[turn % shops.length]!.id,
  })
  await Promise.all([
    ...shops.map(({ id }) => save(id)),
    ...VERSIONS.flatMap((at) => [
      tend(at, '/api/offer/', offers, 'title'),
      tend(at, '/api/category/', (turn) => ({ name: `Oficio ${at} ${turn}` }), 'name'),
      tend(at, '/api/faq/', (turn) => ({ question: `¿${turn}?`, answer: 'Sí.' }), 'answer'),
      addShops(at),
      register(at),
      read(at),
    ]),
  ])

  const lost: string[] = []
  for (const at of VERSIONS) {
    for (const [list, known] of ledger) {
      const answer = await call(at, 'GET', list)
      const rows = new Map(
        (JSON.parse(answer ?? '[]') as { id: number }[]).map((row) => [
          row.id,
          JSON.stringify(row),
        ]),
      )
      for (const [id, text] of known) {
        const row = rows.get(id)
        const isThere = text === undefined ? row === undefined : row?.includes(text)
        if (!isThere) lost.push(`${at}: ${list}${id}/ is not ${text ?? 'deleted'}`)
      }
    }
  }
  return { calls, failures, lost }
}

function shopForm(prefix: string, name: string, photo: Buffer): FormData {
  const form = new FormData()
  const fields = {
    name: `Tienda ${name}`,
    contact_mail: 'tienda@example.com',
    n_tlf: '964000000',
    description: 'Una tienda de prueba.',
    direction: 'Calle Mayor, 1',
    category: '1',
    [prefix ? 'application.application' : 'application']: 'Para probar.',
  }
  for (const [field, value] of Object.entries(fields)) form.append(prefix + field, value)
  form.append(`${prefix}photo`, new Blob([new Uint8Array(photo)]), 'foto.jpg')
  return form
}
