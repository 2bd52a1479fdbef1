import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readHours } from '#contract/hours/read-hours.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import {
  activity,
  commerces,
  dataChecks,
  emailLinks,
  outbox,
  reports,
  users,
} from '../database/schema.ts'
import { askAboutData } from './ask-about-data.ts'

const LONG_AGO = '2026-03-10T10:00:00.000Z'
/** 184 days later, in the morning. */
const NOW = '2026-09-10T10:00:00.000Z'

let server: TestServer
let lucia: Person
let administrator: Person
let shop: { id: number; name: string }
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
})
beforeEach(async () => {
  for (const table of [reports, dataChecks, emailLinks, outbox]) await server.db.delete(table)
  await server.db.delete(commerces)
  server.clock.set(LONG_AGO)
  lucia = await server.owner()
  shop = await server.commerce(lucia, { name: 'La Espiga' })
  server.clock.set(NOW)
  administrator = await server.administrator()
})
afterAll(() => server.close())

const ask = () => askAboutData(server.services)
const mails = () => server.db.select().from(outbox).orderBy(outbox.id)
const found = async () => (await administrator.get(`/api/freshness/${shop.id}/`)).body
const later = (days: number) => server.clock.advance(days * 86_400)
const set = (changes: object) =>
  server.db.update(commerces).set(changes).where(eq(commerces.id, shop.id))
const again = (person: Person) => server.signInAgain(person)
async function linkMailed() {
  const [, uid, token] = /\/respuesta\/([^/]+)\/([^/?\s]+)\?di=igual/.exec(
    (await mails()).at(-1)!.text,
  )!
  return { uid, token }
}
const answer = (link: object, data?: string) =>
  server.anyone.post('/api/mailed/answer/', { ...link, data })
const publicDate = async () =>
  (await server.anyone.get(`/api/directory/commerces/${shop.id}/`)).body.confirmed_at

describe('an owner of data that nobody has touched for half a year', () => {
  test('is asked by mail, and says in one press that all is as it was', async () => {
    await ask()
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      recipient: lucia.user.email,
      subject: 'La Espiga: ¿sigue todo igual?',
    })
    expect(mail!.text).toContain('Desde marzo de 2026 no cambia nada en «La Espiga».')
    expect(mail!.text).not.toContain('Pago:')
    const link = await linkMailed()
    const asked = await server.anyone.post('/api/mailed/read/', link)
    expect([asked.status, asked.body]).toMatchObject([
      200,
      {
        purpose: 'commerce_data',
        username: lucia.user.username,
        is_answered: false,
        commerce: { id: shop.id, name: 'La Espiga', hours_text: '', confirmed_at: LONG_AGO },
        says_closed: false,
      },
    ])
    expect(await publicDate()).toBe(LONG_AGO)
    expect((await answer(link, 'unchanged')).status).toBe(200)
    expect(await publicDate()).toBe(NOW)
    expect(await found()).toMatchObject({ state: 'confirmed', asked_at: null, times_asked: 0 })
    const lines = await server.db.select().from(activity).where(eq(activity.object_id, shop.id))
    expect(lines.at(-1)).toMatchObject({ actor: lucia.user.username, verb: 'confirm' })
    expect((await answer(link, 'unchanged')).status).toBe(200)
    expect((await answer(link, 'closed')).status).toBe(409)
    later(180)
    await ask()
    expect(await mails()).toHaveLength(1)
    later(5)
    await ask()
    expect(await mails()).toHaveLength(2)
  })

  test('is asked about what the shop says of its door and of payment, too', async () => {
    const facts = { step_cm: 0, wheelchair: 'no_step', card: true, bizum: false } as const
    await set({ facts })
    await ask()
    const text = (await mails()).at(-1)!.text
    expect(text).toContain('Silla de ruedas: sin escalón')
    expect(text).toContain('Pago: tarjeta, sin Bizum')
    lucia = await again(lucia)
    const own = await lucia.get('/api/freshness/unconfirmed/')
    expect(own.body).toMatchObject([{ id: shop.id, facts }])
    expect(await found()).toMatchObject({ id: shop.id, facts })
  })

  test('is reminded twice, and then the office looks after it', async () => {
    const counts: [number, string][] = []
    for (let days = 0; days < 70; days += 1) {
      await Promise.all([ask(), ask(), ask()])
      const { state } = await found()
      const count = (await mails()).length
      if (counts.at(-1)?.[0] !== count || counts.at(-1)?.[1] !== state) counts.push([count, state])
      later(1)
      administrator = await again(administrator)
    }
    expect(counts).toEqual([
      [1, 'asked'],
      [2, 'asked'],
      [3, 'asked'],
      [3, 'doubtful'],
    ])
    expect((await administrator.get('/api/freshness/?state=doubtful')).body).toMatchObject([
      { id: shop.id, times_asked: 3 },
    ])
    expect((await server.anyone.get(`/api/directory/commerces/${shop.id}/`)).status).toBe(200)
    expect(server.aborted).toEqual([])
  })

  test('says that the shop has closed: the office is told, and nothing is hidden', async () => {
    await ask()
    const link = await linkMailed()
    expect((await answer(link)).body).toEqual({
      data: ['Di si todo sigue igual o si ha cerrado'],
    })
    expect((await answer(link, 'closed')).body).toMatchObject({
      is_answered: true,
      says_closed: true,
    })
    expect(await found()).toMatchObject({ state: 'doubtful', says_closed: true })
    expect((await server.anyone.get(`/api/directory/commerces/${shop.id}/`)).status).toBe(200)
    later(20)
    await ask()
    expect(await mails()).toHaveLength(1)
    await set({ updated_at: server.clock.now().toISOString() })
    administrator = await again(administrator)
    expect(await found()).toMatchObject({ state: 'confirmed', says_closed: false })
  })

  test('answers once by thirty at once, whatever each says', async () => {
    await ask()
    const link = await linkMailed()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => answer(link, at % 2 ? 'closed' : 'unchanged')),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(15)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(15)
    expect(server.aborted).toEqual([])
  })

  test('who wants no such mails gets none, and is doubtful', async () => {
    await ask()
    const [mail] = await mails()
    const [uid, kind, token] = mail!.unsubscribe_url!.split('/').slice(-3)
    await server.anyone.post('/api/mailed/unsubscribe/', { uid, kind, token })
    later(20)
    await ask()
    expect(await mails()).toHaveLength(1)
    administrator = await again(administrator)
    expect(await found()).toMatchObject({ state: 'doubtful', is_unwanted: true })
    const refused = await administrator.post(`/api/freshness/${shop.id}/ask/`, {})
    expect([refused.status, refused.body.code]).toEqual([409, 'not_asked'])
  })

  test.each([
    ['has changed since', () => set({ updated_at: NOW })],
    ['was confirmed since', () => set({ confirmed_at: '2026-08-01T10:00:00.000Z' })],
    ['is hidden', () => set({ hidden: true })],
    ['is deleted', () => set({ deleted_at: NOW })],
    ['has no owner', () => set({ owner_id: null })],
    [
      'is of a deactivated account',
      () => server.db.update(users).set({ is_active: false }).where(eq(users.id, lucia.user.id)),
    ],
  ])('is not asked of a shop that %s', async (_why, change) => {
    await change()
    await ask()
    expect(await mails()).toEqual([])
  })

  test('is not asked at night', async () => {
    server.clock.set('2026-09-10T22:00:00.000Z')
    await ask()
    expect(await mails()).toEqual([])
  })
})

describe('POST /api/commerce/:id/confirm_data/', () => {
  const confirm = (person: Person) => person.post(`/api/commerce/${shop.id}/confirm_data/`, {})

  test('confirms the data of an own shop, once a day, as a card of the panel says', async () => {
    lucia = await again(lucia)
    const own = await lucia.get('/api/freshness/unconfirmed/')
    expect(own.body).toEqual([
      { id: shop.id, name: 'La Espiga', facts: {}, confirmed_at: LONG_AGO },
    ])
    const { version } = (await lucia.get(`/api/commerce/${shop.id}/`)).body
    const answers = await Promise.all(Array.from({ length: 30 }, () => confirm(lucia)))
    expect(answers.map(({ status, body }) => [status, body.confirmed_at])).toEqual(
      answers.map(() => [200, NOW]),
    )
    const lines = await server.db.select().from(activity).where(eq(activity.object_id, shop.id))
    expect(lines.filter(({ verb }) => verb === 'confirm')).toHaveLength(1)
    expect((await lucia.get('/api/freshness/unconfirmed/')).body).toEqual([])
    // The version stays, so that an edit in progress is not refused.
    expect((await lucia.get(`/api/commerce/${shop.id}/`)).body.version).toBe(version)
  })

  test('the office does so after a call, others do not', async () => {
    expect((await confirm(await server.owner())).status).toBe(404)
    expect((await confirm(administrator)).status).toBe(200)
    expect(await found()).toMatchObject({ state: 'confirmed', confirmed_at: NOW })
  })
})

describe('the office', () => {
  test('sees what is missing, and why a shop is in doubt', async () => {
    const offer = { updated_at: LONG_AGO, created_at: LONG_AGO }
    await server.offer(shop, offer)
    await server.offer(shop, { ...offer, starts_on: '2026-03-01', ends_on: '2026-03-31' })
    await server.offer(shop, { ...offer, ends_on: '2026-12-31' })
    await server.db.insert(reports).values({
      commerce: shop.id,
      object: 'La Espiga',
      kind: 'closed',
      text: 'Está vacía.',
      name: '',
      email: '',
      minors: false,
      created_at: NOW,
    })
    const fresh = await server.commerce(lucia, {
      name: 'El Horno',
      hours: readHours('L-V 9-14').hours!,
      latitude: 39.9,
      longitude: -0.1,
    })
    expect(await found()).toMatchObject({
      state: 'doubtful',
      reports: 1,
      has_hours: false,
      has_place: false,
      has_photo: true,
      old_offers: 2,
      owner_email: lucia.user.email,
      is_undeliverable: false,
    })
    const summary = await administrator.get('/api/freshness/summary/')
    expect(summary.body).toEqual({
      total: 2,
      confirmed: 1,
      due: 0,
      asked: 0,
      doubtful: 1,
      unconfirmed: 1,
      no_hours: 1,
      no_place: 1,
      no_photo: 0,
      old_offers: 1,
    })
    const listed = async (query: string) =>
      (await administrator.get(`/api/freshness/?${query}`)).body.map(
        (row: { id: number }) => row.id,
      )
    for (const issue of ['unconfirmed', 'no_hours', 'no_place', 'old_offers']) {
      expect(await listed(`issue=${issue}`)).toEqual([shop.id])
    }
    expect(await listed('')).toEqual([shop.id, fresh.id])
    expect(await listed('state=confirmed')).toEqual([fresh.id])
    expect(await listed('search=horno')).toEqual([fresh.id])
    expect((await lucia.get('/api/freshness/')).status).not.toBe(200)
  })

  test('learns that mails do not arrive', async () => {
    await ask()
    await server.db.update(outbox).set({ state: 'dead', next_try_at: null })
    expect(await found()).toMatchObject({ state: 'doubtful', is_undeliverable: true })
  })

  test('asks again, once a day, and only the last link serves', async () => {
    await ask()
    const first = await linkMailed()
    const askAgain = () => administrator.post(`/api/freshness/${shop.id}/ask/`, {})
    expect((await askAgain()).body.code).toBe('not_asked')
    later(1)
    administrator = await again(administrator)
    const answers = await Promise.all(Array.from({ length: 30 }, askAgain))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(29)
    expect(await mails()).toHaveLength(2)
    expect((await answer(first, 'unchanged')).status).toBe(400)
    expect((await answer(await linkMailed(), 'unchanged')).status).toBe(200)
    expect(server.aborted).toEqual([])
  })
})
