import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { subscriptionOf } from '#testing/subscriptions.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { attempts, newsMails, outbox, subscriptions } from '../database/schema.ts'
import { purgeExpired } from '../jobs/purge-expired.ts'

let server: TestServer
let owner: Person
let shop: { id: number }
let bakeries: number
beforeAll(async () => {
  server = await openTestServer()
  owner = await server.owner()
  shop = await server.commerce(owner, { name: 'La Espiga' })
  const administrator = await server.administrator()
  bakeries = (await administrator.post('/api/category/', { name: 'Hornos de leña' })).body.id
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of [subscriptions, outbox, attempts]) await server.db.delete(table)
})

const EMAIL = 'ana@example.com'
const call = (name: string, body: object) => server.anyone.post(`/api/subscriptions/${name}`, body)
const ask = (choice: object = {}, email = EMAIL) => call('', { email, ...choice })
const rows = () => server.db.select().from(subscriptions).orderBy(subscriptions.created_at)
const mails = () => server.db.select().from(outbox).orderBy(outbox.id)
const tokenIn = (text: string) => /\/avisame\/([\w-]+)/.exec(text)![1]!
/** Returns the token in the last mail to an address. */
async function link(email = EMAIL) {
  return { token: tokenIn((await server.mailsTo(email)).at(-1)!.text) }
}
const DAY = 24 * 60 * 60

describe('a neighbour who asks to be told', () => {
  test('is written to only after saying so from the mail', async () => {
    const { status, body } = await ask()
    expect([status, body]).toEqual([201, { email: EMAIL, categories: [], commerces: [] }])
    const [mail] = await server.mailsTo(EMAIL)
    expect(mail!.subject).toBe('Confirma que quieres que te avisemos')
    expect(mail!.text).toContain('lo nuevo de todo el pueblo')
    const asked = await link()
    const told = { email: EMAIL, categories: [], commerces: [] }
    expect((await call('read/', asked)).body).toEqual({ ...told, is_confirmed: false })
    expect(await rows()).toMatchObject([{ confirmed_at: null }])
    expect((await call('confirm/', asked)).body).toEqual({ ...told, is_confirmed: true })
    expect((await call('confirm/', asked)).status).toBe(200)
    expect(await rows()).toMatchObject([{ email: EMAIL, confirmed_at: expect.any(String) }])
  })

  test('says of what: categories, shops, each once', async () => {
    await ask({ categories: [bakeries, bakeries], commerces: shop.id })
    expect((await server.mailsTo(EMAIL))[0]!.text).toContain('de Hornos de leña y de «La Espiga»')
    expect((await call('confirm/', await link())).body).toEqual({
      email: EMAIL,
      is_confirmed: true,
      categories: [bakeries],
      commerces: [{ id: shop.id, name: 'La Espiga' }],
    })
  })

  test('may use a form of a page without scripts', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const form = `email=ana%40example.com&categories=${bakeries}&categories=1&commerces=${shop.id}`
    expect((await server.anyone.post('/api/subscriptions/', form, type)).status).toBe(201)
    expect(await rows()).toMatchObject([{ categories: [bakeries, 1], commerces: [shop.id] }])
  })

  test('learns of no shop that is not public, and of no category that there is not', async () => {
    const hidden = await server.commerce(owner, { hidden: true })
    const shops = { commerces: ['Ese comercio ya no está en el directorio'] }
    for (const id of [hidden.id, 2_147_483_647]) {
      expect((await ask({ commerces: [id] })).body).toEqual(shops)
    }
    expect((await ask({ categories: [2_147_483_647] })).body).toEqual({
      categories: ['Esa categoría no existe'],
    })
    const most = Array.from({ length: 101 }, (_, at) => at + 1)
    expect((await ask({ commerces: most })).body).toEqual({
      commerces: ['Elige como máximo 100 comercios'],
    })
    expect(await mails()).toEqual([])
  })

  test('asks twice by a double press, and gets one mail', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask()))
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(201))
    expect(await mails()).toHaveLength(1)
  })
})

describe('an address that is told already', () => {
  test('is answered as any other', async () => {
    await subscriptionOf(server, { email: EMAIL })
    const known = await ask({ commerces: [shop.id] })
    const other = await ask({ commerces: [shop.id] }, 'otra@example.com')
    expect(known.status).toBe(other.status)
    expect({ ...known.body, email: '' }).toEqual({ ...other.body, email: '' })
    const [mail] = await server.mailsTo(EMAIL)
    expect(mail!.text).toContain('esto se suma a lo que te contamos')
  })

  test('hears of both, and both links lead to the same', async () => {
    const first = await subscriptionOf(server, { email: EMAIL, commerces: [shop.id] })
    await ask({ categories: [bakeries] }, 'ANA@example.com')
    const second = await link('ANA@example.com')
    const answers = await Promise.all(Array.from({ length: 30 }, () => call('confirm/', second)))
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200))
    const both = {
      email: EMAIL,
      is_confirmed: true,
      categories: [bakeries],
      commerces: [{ id: shop.id, name: 'La Espiga' }],
    }
    expect(answers[29]!.body).toEqual(both)
    expect((await call('read/', first)).body).toEqual(both)
    expect((await call('read/', second)).body).toEqual(both)
  })

  test('hears of the whole town once it has asked for that', async () => {
    await subscriptionOf(server, { email: EMAIL, commerces: [shop.id] })
    await ask()
    expect((await call('confirm/', await link())).body).toMatchObject({ commerces: [] })
  })

  test('that confirms two requests at once is written to once', async () => {
    await ask({ commerces: [shop.id] })
    const one = await link()
    await ask({ categories: [bakeries] })
    const other = await link()
    const answers = await Promise.all([one, other].map((asked) => call('confirm/', asked)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [confirmed, ...more] = (await rows()).filter(({ confirmed_at }) => confirmed_at !== null)
    expect(more).toEqual([])
    expect(confirmed).toMatchObject({ categories: [bakeries], commerces: [shop.id] })
  })
})

describe('whoever holds the link', () => {
  test('changes what they are told of', async () => {
    const held = await subscriptionOf(server)
    const { body } = await call('change/', { ...held, categories: [bakeries] })
    expect(body).toMatchObject({ categories: [bakeries], commerces: [] })
    expect((await call('read/', held)).body).toEqual(body)
    expect((await call('change/', { ...held, commerces: [2_147_483_647] })).status).toBe(400)
  })

  test('changes nothing before it is confirmed', async () => {
    const held = await subscriptionOf(server, { isConfirmed: false })
    expect((await call('change/', { ...held, categories: [bakeries] })).body).toEqual({
      token: [expect.stringContaining('no es válido')],
    })
  })

  test('leaves by one call, and nothing of the address stays', async () => {
    await ask({ commerces: [shop.id] })
    const held = await link()
    await call('confirm/', held)
    await ask({ categories: [bakeries] })
    const [row] = (await rows()).filter(({ confirmed_at }) => confirmed_at !== null)
    await server.db.insert(newsMails).values({ subscription: row!.id, week: '2026-03-05' })
    const answers = await Promise.all(Array.from({ length: 30 }, () => call('leave/', held)))
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(204))
    expect(await rows()).toEqual([])
    expect(await mails()).toEqual([])
    expect(await server.db.select().from(newsMails)).toEqual([])
    for (const name of ['read/', 'confirm/', 'change/']) {
      expect((await call(name, held)).status).toBe(400)
    }
  })

  test('needs the whole of it', async () => {
    const { token } = await subscriptionOf(server)
    const other = await subscriptionOf(server)
    const mixed = Buffer.concat([
      Buffer.from(token, 'base64url').subarray(0, 16),
      Buffer.from(other.token, 'base64url').subarray(16),
    ]).toString('base64url')
    for (const wrong of [token.slice(1), `${token}A`, mixed, 'ñ', token.slice(0, 22)]) {
      for (const name of ['read/', 'confirm/', 'change/', 'leave/']) {
        expect((await call(name, { token: wrong })).status, wrong).toBe(400)
      }
    }
    expect(await rows()).toHaveLength(2)
  })
})

describe('strangers', () => {
  test('learn nothing from the limit of mails to one address', async () => {
    const shops = await Promise.all(Array.from({ length: 5 }, () => server.commerce(owner)))
    for (const { id } of shops) expect((await ask({ commerces: [id] })).status).toBe(201)
    expect(await mails()).toHaveLength(3)
    expect(await rows()).toHaveLength(3)
  })

  test('are refused after ten in an hour, and robots at once', async () => {
    expect((await ask({ homepage: 'https://example.com' })).status).toBe(400)
    for (let sent = 0; sent < 10; sent++) await ask({}, `vecina-${sent}@example.com`)
    expect((await ask({}, 'mas@example.com')).status).toBe(429)
    expect(await rows()).toHaveLength(10)
  })
})

describe('an address that nobody confirms', () => {
  test('is forgotten after seven days, with its mail, and its link serves until then', async () => {
    await ask()
    const asked = await link()
    server.clock.advance(7 * DAY - 1)
    await purgeExpired(server.services)
    expect((await call('read/', asked)).status).toBe(200)
    server.clock.advance(1)
    expect((await call('read/', asked)).status).toBe(400)
    expect((await call('confirm/', asked)).status).toBe(400)
    server.clock.advance(1)
    await purgeExpired(server.services)
    expect(await rows()).toEqual([])
    expect(await mails()).toEqual([])
  })

  test('stays when it was confirmed, for as long as nobody leaves', async () => {
    await subscriptionOf(server)
    server.clock.advance(400 * DAY)
    await purgeExpired(server.services)
    expect(await rows()).toHaveLength(1)
  })
})

describe('a category that another replaces', () => {
  test('takes its subscribers along, each once', async () => {
    const administrator = await server.administrator()
    const create = async (name: string) =>
      (await administrator.post('/api/category/', { name })).body.id as number
    const old = await create('Ultramarinos')
    const kept = await create('Alimentación de barrio')
    await subscriptionOf(server, { email: EMAIL, categories: [old] })
    await subscriptionOf(server, { email: 'dos@example.com', categories: [old, kept] })
    await administrator.delete(`/api/category/${old}/?reassign=${kept}`)
    for (const email of [EMAIL, 'dos@example.com']) {
      const [row] = await server.db
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.email, email))
      expect(row!.categories).toEqual([kept])
    }
  })
})

test('the office sees how many are told, and not who', async () => {
  await subscriptionOf(server)
  await subscriptionOf(server, { isConfirmed: false })
  const administrator = await server.administrator()
  expect((await administrator.get('/api/status/')).body.subscribers).toBe(1)
})
