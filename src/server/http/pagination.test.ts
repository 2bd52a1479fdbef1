import { sql } from 'drizzle-orm'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { handleErrors } from './error-handler.ts'
import { refuseOtherMethods } from './methods.ts'
import { mountRoutes } from './mount.ts'
import { ALL_ROWS, type RowRange } from './pagination.ts'
import { route } from './route.ts'

const ROWS = 250
const AT_ONCE = 40

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

describe('whole lists that are long', () => {
  test('are made two at a time; some wait, and the rest are told when to come back', async () => {
    const shop = await openNumbers()
    const answers = Array.from({ length: AT_ONCE }, () => shop.get(''))
    for (const { statusCode, headers, body } of await shop.untilAnswered(AT_ONCE - 22)) {
      expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
      expect(JSON.parse(body)).toEqual({
        detail: expect.stringMatching(/^Ahora mismo se piden demasiadas listas enteras/),
        code: 'error',
        request_id: expect.any(String),
      })
    }
    expect(shop.running()).toBe(2)
    shop.letGo()
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(22)
    expect(shop.most()).toBe(2)
  })

  test('keep nobody waiting who asks for a page', async () => {
    const shop = await openNumbers()
    const answers = Array.from({ length: AT_ONCE }, () => shop.get(''))
    await expect.poll(() => shop.running()).toBe(2)
    const page = await shop.get('?page=2')
    expect(page.json().results[0]).toEqual({ id: 20 })
    expect(shop.running()).toBe(2)
    shop.letGo()
    await Promise.all(answers)
  })

  test('are whole', async () => {
    const shop = await openNumbers()
    shop.letGo()
    const answer = await shop.get('')
    expect(answer.json()).toHaveLength(ROWS)
    expect(answer.headers).toMatchObject({ 'x-total-count': String(ROWS) })
    expect(answer.headers).not.toHaveProperty('link')
  })
})

test('a whole list that fits on a page waits for nobody', async () => {
  const shop = await openNumbers(100)
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => shop.get('')))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(answers[0]!.json()).toHaveLength(100)
})

describe('pages', () => {
  const links = async (query: string) => {
    const shop = await openNumbers()
    const { headers } = await shop.get(query)
    return headers.link
  }
  const at = (query: string, rel: string) =>
    `<https://escaparate.example/api/numbers/?${query}>; rel="${rel}"`

  test('name the others from the configured origin, as RFC 8288 writes links', async () => {
    expect(await links('?page=2&page_size=100')).toBe(
      [
        at('page=1&page_size=100', 'first'),
        at('page=1&page_size=100', 'prev'),
        at('page=3&page_size=100', 'next'),
        at('page=3&page_size=100', 'last'),
      ].join(', '),
    )
  })

  test('keep what else was asked, question marks too', async () => {
    expect(await links('?search=qu%C3%A9?&page=2&page_size=100')).toContain(
      at('search=qu%C3%A9%3F&page=1&page_size=100', 'first'),
    )
  })

  test('end with the last', async () => {
    expect(await links('?page=3&page_size=100')).not.toContain('next')
    expect(await links('?page_size=100')).not.toContain('prev')
  })
})

describe('a town of many shops', () => {
  let administrator: Person
  beforeAll(async () => {
    administrator = await server.administrator()
    const { id } = await server.commerce(await server.owner())
    await server.db.execute(sql`
      insert into commerces (owner_id, name, description, photo, category, direction, n_tlf,
        contact_mail, created_at, updated_at)
      select owner_id, name || ' ' || n, repeat(description, 20), photo, category, direction, n_tlf,
        contact_mail, created_at, updated_at
      from commerces, generate_series(1, 300) n where id = ${id}`)
    await server.db.execute(sql`
      insert into applications (commerce, status, application, submitted_at, decided_at)
      select id, 'OK', 'Abrimos cada día', created_at, created_at from commerces
      where id not in (select commerce from applications)`)
  })

  test('answers a visitor while forty ask for the whole of it', async () => {
    const order: string[] = []
    const whole = Array.from({ length: AT_ONCE }, async () => {
      const { status, body } = await administrator.get('/api/commerce/')
      if (status === 200) {
        expect(body).toHaveLength(301)
        order.push('whole')
      } else expect(status).toBe(503)
    })
    const { status, body } = await server.anyone.get('/api/directory/commerces/?page=1')
    order.push('visitor')
    expect([status, body.count]).toEqual([200, 301])
    await Promise.all(whole)
    expect(order.length).toBeGreaterThan(22)
    expect(order.indexOf('visitor')).toBeLessThan(8)
  })

  test.each(['commerces', 'offers', 'categories'])(
    'tells of its %s the first 24 where no page is asked for',
    async (list) => {
      await server.db.execute(sql`
        insert into offers (commerce, title, description, type, category, created_at, updated_at)
        select id, 'Oferta', 'Hoy', 'Regalo', category, created_at, updated_at from commerces
        limit 30`)
      await server.db.execute(
        sql`insert into categories (name) select 'Oficio ' || n from generate_series(1, 30) n
          on conflict do nothing`,
      )
      const path = `/api/directory/${list}/`
      const { body, headers } = await server.anyone.get(path)
      const all = await server.anyone.get(`${path}?page=1&page_size=24`)
      expect(body).toEqual(all.body.results)
      expect(body).toHaveLength(24)
      expect(headers['x-total-count']).toBe(String(all.body.count))
      expect(headers.link).toContain(
        `<https://escaparate.example${path}?page=2&page_size=24>; rel="next"`,
      )
      const last = Math.ceil(all.body.count / 24)
      expect(headers.link).toContain(
        `<https://escaparate.example${path}?page=${last}&page_size=24>; rel="last"`,
      )
    },
  )
})

/** Opens a list of numbers whose count waits until the test allows it. */
async function openNumbers(total = ROWS) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let running = 0
  let most = 0
  const rows = async ({ limit, offset }: RowRange) => {
    const end = Math.min(total, offset + limit)
    if (limit === ALL_ROWS.limit) {
      running += 1
      most = Math.max(most, running)
      await promise
      running -= 1
    }
    return Array.from({ length: end - offset }, (_, at) => ({ id: offset + at }))
  }
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true } })
  handleErrors(app)
  refuseOtherMethods(app)
  const nobody = { authenticate: async () => undefined, recall: () => undefined }
  mountRoutes(app, server.services, server.tokens, nobody, [
    route('GET', '/api/numbers/', {
      summary: 'Cuenta.',
      access: 'public',
      list: z.object({ id: z.int() }),
      handle: () => ({ count: async () => total, rows }),
    }),
  ])
  type Answer = Awaited<ReturnType<typeof app.inject>>
  const answered: Answer[] = []
  return {
    async get(query: string) {
      const answer = await app.inject(`/api/numbers/${query}`)
      answered.push(answer)
      return answer
    },
    async untilAnswered(count: number) {
      await expect.poll(() => answered.length).toBe(count)
      return answered
    },
    running: () => running,
    most: () => most,
    letGo: resolve,
  }
}
