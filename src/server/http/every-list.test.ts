import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { activity } from '#contract/activity.ts'
import { createFixtures, type Fixtures } from '#testing/fixtures.ts'
import { proposalOf } from '#testing/proposal-calls.ts'
import { reportOf } from '#testing/report-calls.ts'
import { appealOf } from '#testing/restrictions.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { routes } from '../app.ts'
import { messages, outbox, sessions } from '../database/schema.ts'

let server: TestServer
let fixtures: Fixtures
let administrator: Person
/** A shop with some events in its history. */
let changedShop: number
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
  fixtures = await createFixtures(server)
  administrator = fixtures.administrator
  await fill()
})
afterAll(() => server.close())

type Row = Record<string, unknown>
const lists = routes.filter(({ list }) => list)

/** Columns that no list can be sorted by: photos, arrays, hours, places and computed values. */
const UNORDERED =
  /^(photo.*|category|before|after|present|current|hours.*|opening_hours|open_.*|opens_at|may_change|latitude|longitude|distance|state|weekdays|today|words|sells|facts|like|changes|released|closed_at|closed_for|ended|accepted|rejected|pending|proposal)$/
const OF_THE_LOG = ['commerce']

describe.each(lists)('$path', ({ path: named, list, query }) => {
  let path: string
  beforeAll(() => {
    path = named.replace(':id', `${changedShop}`)
  })
  const asked = z.toJSONSchema(query!, { io: 'input', unrepresentable: 'any' }).properties!
  const parameters = asked as Record<string, { enum?: string[]; items?: { enum: string[] } }>
  const columns = parameters.ordering!.items!.enum.filter((word) => !word.startsWith('-'))
  const rowsOf = async (parameters: string): Promise<Row[]> => {
    const { status, body } = await administrator.get(`${path}?${parameters}`)
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }

  test('can be ordered by whatever its rows show', () => {
    const shown = Object.keys((list as z.ZodObject).shape).filter((name) => !UNORDERED.test(name))
    const left = shown.filter((name) => !columns.includes(name))
    expect(left).toEqual(list === activity ? OF_THE_LOG : [])
  })

  test.each(columns)('is ordered by %s, and backwards, the same page by page', async (column) => {
    const rows = await rowsOf(`ordering=${column}`)
    expect(rows.length).toBeGreaterThan(2)
    const values = rows.map((row) => sortedAs(row[column]))
    const known = values.filter((value) => value !== null)
    expect(values.slice(0, known.length)).toEqual(known)
    expect(known).toEqual(known.toSorted(compare))
    expect(await rowsOf(`ordering=-${column}`)).toEqual(rows.toReversed())
    const paged: Row[] = []
    for (let page = 1; paged.length < rows.length; page++) {
      const { body } = await administrator.get(
        `${path}?ordering=${column}&page=${page}&page_size=7`,
      )
      paged.push(...body.results)
    }
    expect(paged).toEqual(rows)
  })

  test('refuses an order or a choice that it does not know, by its name', async () => {
    const choices = Object.keys(parameters).filter((name) => parameters[name]!.enum)
    for (const name of ['ordering', ...choices]) {
      for (const value of ['nonsense', `${name}=nonsense&${name}=x`]) {
        const { status, body } = await administrator.get(`${path}?${name}=${value}`)
        expect([name, status, Object.keys(body)]).toEqual([name, 400, [name]])
      }
      expect((await rowsOf(`${name}=`)).length).toBeGreaterThan(2)
    }
    expect((await rowsOf('nonsense=1')).length).toBeGreaterThan(2)
  })

  test.each([
    ['-1', 20],
    ['0', 1],
    ['1e9', 20],
    ['1.5', 20],
    ['21474837', 100],
    ['999999999', 1],
    ['2147483648', 1000],
    ['9'.repeat(400), 20],
  ])('has no page %s', async (page, size) => {
    const { status, body } = await administrator.get(`${path}?page=${page}&page_size=${size}`)
    expect([status, body.code]).toEqual([404, 'not_found'])
  })

  if (parameters.id)
    test('answers with those of some ids alone', async () => {
      const rows = await rowsOf('')
      const [first, , third] = rows as [Row, Row, Row]
      const wanted = new Set([first.id, third.id])
      const found = await rowsOf(`id=${first.id}&id=${third.id}`)
      expect(found).toEqual(rows.filter(({ id }) => wanted.has(id)))
      expect(await rowsOf('id=2147483647')).toEqual([])
      const { status, body } = await administrator.get(`${path}?id=abc`)
      expect([status, Object.keys(body)]).toEqual([400, ['id']])
    })

  /** A search does not filter the public categories. It changes their numbers of shops. */
  const narrows = parameters.search && named !== '/api/directory/categories/'
  if (narrows)
    test('is searched, and finds nothing of what is not there', async () => {
      const { body } = await administrator.get(`${path}?search=zxqwzxqw&page=1`)
      expect(body).toMatchObject({ count: 0, results: [] })
      expect((await rowsOf('search=')).length).toBeGreaterThan(2)
    })
})

test('a list is ordered by several columns, with commas or again and again', async () => {
  const titles = async (query: string): Promise<string[]> => {
    const { body } = await administrator.get(`/api/offer/?${query}`)
    return body.map(({ commerce, title }: Row) => `${commerce} ${title}`)
  }
  const rows = await titles('ordering=-commerce,title')
  expect(rows).toEqual(await titles('ordering=-commerce&ordering=title'))
  const shops = rows.map((row) => Number(row.split(' ')[0]))
  expect(shops).toEqual(shops.toSorted((a, b) => b - a))
  const first = rows.filter((_, at) => shops[at] === shops[0])
  expect(first).toEqual(first.toSorted(compare))
})

test('what was deleted is asked for alike of shops and offers, as pages did before too', async () => {
  for (const path of ['/api/commerce/', '/api/offer/']) {
    const bin = (await administrator.get(`${path}?deleted=true`)).body
    expect(bin.length).toBeGreaterThan(0)
    expect((await administrator.get(`${path}?deleted=1`)).body).toEqual(bin)
    const present = (await administrator.get(path)).body
    expect((await administrator.get(`${path}?deleted=false`)).body).toEqual(present)
    expect((await administrator.get(`${path}?deleted=perhaps`)).body).toEqual({
      deleted: ['Di si se piden los eliminados: true o false'],
    })
  }
})

test('shops and applications are filtered by state, category and shop', async () => {
  const { body: shops } = await administrator.get('/api/commerce/?status=PE')
  expect(shops.length).toBeGreaterThan(0)
  expect(new Set(shops.map(({ status }: Row) => status))).toEqual(new Set(['PE']))
  const { id } = shops[0]
  const { body: applications } = await administrator.get(
    `/api/commerce_applications/?status=PE&commerce=${id}&category=1&category=2147483647`,
  )
  expect(applications.map(({ commerce }: { commerce: Row }) => commerce.id)).toEqual([id])
  const none = await administrator.get('/api/commerce_applications/?category=2147483647')
  expect(none.body).toEqual([])
})

/** Inserts enough rows for two pages of every list, many of them with equal values. */
async function fill() {
  const { clock, db } = server
  const later = () => {
    clock.advance(1)
    return clock.now().toISOString()
  }
  const owners = [
    await server.owner({ username: 'Zoe' }),
    await server.owner({ username: 'Álvaro' }),
  ]
  for (let at = 0; at < 9; at++) {
    const owner = owners[at % 2]!
    const PENDING = { status: 'PE', decided_at: null } as const
    const REJECTED = { status: 'RE', reason: `Motivo ${at % 2}`, decided_at: later() } as const
    const application = [{}, PENDING, REJECTED][at % 3]!
    const shop = await server.commerce(owner, {
      name: `Tienda ${'cab'[at % 3]}`,
      direction: `Calle ${'Ñu'[at % 2]}, ${at}`,
      updated_at: later(),
      application,
      hidden: at === 6,
    })
    await server.offer(shop, { title: `Oferta ${at % 4}`, type: `Tipo ${at % 2}` })
    if (at > 6) await administrator.delete(`/api/offer/${(await server.offer(shop)).id}/`)
    await fixtures.category()
    await administrator.post('/api/faq/', { question: `¿Pregunta ${at % 3}?`, answer: `${9 - at}` })
    await administrator.post('/api/holidays/', {
      date: `2027-0${9 - at}-11`,
      name: `Fiesta ${at % 3}`,
      scope: ['local', 'national'][at % 2],
      opening: at % 2 === 0,
    })
    await server.visitor()
    await db.insert(outbox).values({
      recipient: `persona-${at % 2}@example.com`,
      subject: `Asunto ${at % 3}`,
      text: '',
      html: '',
      message_id: randomUUID(),
      ...(at % 2 ? { state: 'dead', last_error: `Error ${at % 3}` } : { next_try_at: later() }),
      created_at: later(),
    })
    const sender = `vecina-${at % 2}@example.com`
    const row = { subject: `Duda ${at % 3}`, sender, message: 'Hola', created_at: later() }
    const [message] = await db.insert(messages).values(row).returning()
    if (at % 3 === 0)
      await administrator.post(`/api/answer_contact/${message!.id}/`, { answer: 'Sí.' })
    const reported = await reportOf(server, shop, {
      object: `Tienda ${at % 3}`,
      kind: (['wrong_data', 'illegal'] as const)[at % 2],
      created_at: later(),
    })
    if (at % 3 === 0) {
      const decision = { decision: 'unchanged', reason: `Motivo ${at % 2}` }
      await administrator.post(`/api/reports/${reported}/decide/`, decision)
    }
    const appealed = await appealOf(
      server,
      await server.commerce(owners[at % 2]!),
      owners[at % 2]!,
      {
        object: `Tienda ${at % 3}`,
        decided_at: later(),
        decided_by: [null, administrator.user.id][at % 2]!,
        appealed_at: later(),
      },
    )
    if (at % 3 === 0) {
      await administrator.post(`/api/appeals/${appealed}/answer/`, {
        outcome: 'granted',
        answer: `Respuesta ${at % 2}`,
      })
    }
    const proposal = await proposalOf(server, shop, `Tienda ${at}`)
    if (at % 2 === 0) {
      const rejection = { revision: 1, accept: [], reject: ['name'], reason: `Motivo ${at % 4}` }
      await administrator.post(`/api/proposals/${proposal}/decide/`, rejection)
    }
    await db.insert(sessions).values({
      id: randomUUID(),
      user_id: administrator.user.id,
      user_agent: `Mozilla ${at % 2}`,
      created_at: later(),
      expires_at: '2026-03-07T00:00:00.000Z',
    })
    await fixtures.deleted('/api/category/', await fixtures.category())
  }
  const { id } = await server.commerce(owners[0]!)
  for (let at = 0; at < 9; at++) {
    const path = `/api/commerce/${id}/`
    const changed = await [owners[0]!, administrator][at % 2]!.patch(path, { name: `Tienda ${at}` })
    expect(changed.status).toBe(200)
  }
  changedShop = id
  for (let at = 0; at < 3; at++) {
    const shop = await server.commerce(owners[0]!, { name: `Cerrada ${at % 2}` })
    await administrator.delete(`/api/commerce/${shop.id}/`, { reason: 'Está cerrada.' })
  }
}

/** Returns the value by which a column is sorted if the row contains an object. */
function sortedAs(value: unknown): string | number | boolean | null {
  if (typeof value !== 'object' || value === null) return value as string | number | boolean | null
  const { username, name } = value as { username?: string; name?: string }
  return username ?? name ?? null
}

const alphabet = new Intl.Collator('es')

function compare(a: string | number | boolean, b: typeof a): number {
  return typeof a === 'string' ? alphabet.compare(a, `${b}`) : Number(a) - Number(b)
}
