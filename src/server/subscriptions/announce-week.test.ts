import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailDeliveries } from '#testing/mail-deliveries.ts'
import { subscriptionOf } from '#testing/subscriptions.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import {
  announcedCommerces,
  announcedOffers,
  commerces,
  newsMails,
  newsWeeks,
  notices,
  offers,
  outbox,
  subscriptions,
} from '../database/schema.ts'
import { announceWeek } from './announce-week.ts'
import { writeWeeklyMail } from './write-weekly-mail.ts'

const EMAIL = 'ana@example.com'
const THURSDAY = '2026-03-05T10:00:00.000Z'
const NEXT = '2026-03-12T10:00:00.000Z'

let server: TestServer
let owner: Person
let shop: { id: number }
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
  owner = await server.owner()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set('2026-03-02T10:00:00.000Z')
  for (const table of [outbox, subscriptions, newsWeeks, offers, commerces]) {
    await server.db.delete(table)
  }
  shop = await server.commerce(owner, { name: 'La Espiga' })
  await server.db.insert(announcedCommerces).values({ commerce: shop.id })
})

const mails = mailDeliveries(
  () => server,
  (mail) => writeWeeklyMail(server.services, mail),
)
afterEach(() => mails.close())

const announce = () => announceWeek(server.services)
/** Announces the week at a time and returns the mails that were sent. */
async function sentAt(time = THURSDAY) {
  server.clock.set(time)
  await announce()
  await mails.open()
  await mails.deliver()
  const received = await mails.smtp!.read()
  return received.map(({ to, subject, text, headers }) => ({
    to: to![0]!.address,
    subject,
    text: text!,
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  }))
}
const queued = () => server.db.select().from(outbox)

describe('the mail of the week', () => {
  test('names new offers and shops, and ends with one press', async () => {
    await subscriptionOf(server, { email: EMAIL })
    await server.offer(shop, { title: 'Pan de ayer', price: 1.9, ends_on: '2026-03-07' })
    await server.commerce(owner, { name: 'Flores Rosa' })
    const [mail, ...others] = await sentAt()
    expect(others).toEqual([])
    expect([mail!.to, mail!.subject]).toEqual([EMAIL, '1 oferta nueva y 1 comercio nuevo'])
    expect(mail!.text).toContain('Pan de ayer')
    expect(mail!.text).toContain('La Espiga · 1,90\u00a0€ · hasta el sábado 7 de marzo')
    expect(mail!.text).toContain('Flores Rosa')
    const [leave] = /https?:\/\/\S+\/salir/.exec(mail!.text)!
    expect(mail!.headers).toMatchObject({
      'list-unsubscribe': `<${leave}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    })
    const [row] = await queued()
    expect(row).toMatchObject({ state: 'sent', text: '', html: '', unsubscribe_url: null })
  })

  test('announces nothing twice, and nothing is sent in a week without news', async () => {
    await subscriptionOf(server, { email: EMAIL })
    await server.offer(shop, { title: 'Pan de ayer' })
    expect(await sentAt()).toHaveLength(1)
    await mails.close()
    expect(await sentAt(NEXT)).toEqual([])
    expect(await queued()).toEqual([])
  })

  test('is one at most, whatever instances look and however often', async () => {
    for (let at = 0; at < 3; at++) await subscriptionOf(server)
    await server.offer(shop)
    server.clock.set(THURSDAY)
    await Promise.all(Array.from({ length: 5 }, announce))
    await announce()
    expect(await queued()).toHaveLength(3)
    expect(await server.db.$count(newsMails)).toBe(3)
    expect(server.aborted).toEqual([])
  })

  test('goes on where an instance was cut off', async () => {
    for (let at = 0; at < 3; at++) await subscriptionOf(server)
    await server.offer(shop)
    server.clock.set(THURSDAY)
    await announce()
    const [lost] = await queued()
    await server.db.delete(outbox).where(eq(outbox.id, lost!.id))
    await server.db.delete(newsMails).where(eq(newsMails.subscription, lost!.subscription!))
    await announce()
    expect(await queued()).toHaveLength(3)
  })

  test('goes to nobody who confirmed after it was put together', async () => {
    await server.offer(shop)
    server.clock.set(THURSDAY)
    await announce()
    server.clock.advance(60)
    await subscriptionOf(server)
    await announce()
    expect(await queued()).toEqual([])
  })

  test('goes to nobody who has not confirmed', async () => {
    await subscriptionOf(server, { isConfirmed: false })
    await server.offer(shop)
    expect(await sentAt()).toEqual([])
  })

  test('says how many more there are than it names', async () => {
    await subscriptionOf(server, { email: EMAIL })
    for (let at = 0; at < 18; at++) await server.offer(shop, { title: `Oferta número ${at}` })
    const [mail] = await sentAt()
    expect(mail!.subject).toBe('18 ofertas nuevas')
    expect(mail!.text.match(/Oferta número/g)).toHaveLength(15)
    expect(mail!.text).toContain('Y 3 más')
  })

  test('begins with what the office announces on that day', async () => {
    await subscriptionOf(server, { email: EMAIL })
    await server.offer(shop)
    const days = { starts_on: '2026-03-05', ends_on: '2026-03-05' }
    const notice = { text: 'Mercado en la plaza', link: 'https://example.com/mercado', ...days }
    await server.db.insert(notices).values(notice)
    const [mail] = await sentAt()
    await server.db.delete(notices)
    expect(mail!.text).toContain('Mercado en la plaza: https://example.com/mercado\n\nEsta semana')
  })

  test('breaks no header, whatever a title says', async () => {
    await subscriptionOf(server, { email: EMAIL })
    await server.choose({ town: 'Peñacala\nBcc: otra@example.com' })
    await server.offer(shop)
    const [mail] = await sentAt()
    await server.choose({})
    expect(mail!.headers.bcc).toBeUndefined()
  })
})

describe('what somebody has chosen', () => {
  test('is all that they hear of', async () => {
    const administrator = await server.administrator()
    const { id } = (
      await administrator.post('/api/category/', { name: `Quesos ${server.nextUnique()}` })
    ).body
    const other = await server.commerce(owner, { name: 'Quesos Ana', category: [id] })
    await server.offer(shop, { title: 'Pan de ayer' })
    await server.offer(other, { title: 'Queso curado', category: [id] })
    await subscriptionOf(server, { email: 'tienda@example.com', commerces: [shop.id] })
    await subscriptionOf(server, { email: 'queso@example.com', categories: [id] })
    await subscriptionOf(server, {
      email: 'ambos@example.com',
      categories: [id],
      commerces: [shop.id],
    })
    await subscriptionOf(server, { email: 'nada@example.com', commerces: [2_147_483_647] })
    const sent = Object.fromEntries((await sentAt()).map(({ to, subject }) => [to, subject]))
    expect(sent).toEqual({
      'tienda@example.com': '1 oferta nueva',
      'queso@example.com': '1 oferta nueva y 1 comercio nuevo',
      'ambos@example.com': '2 ofertas nuevas y 1 comercio nuevo',
    })
  })

  test('counts as it is when the mail leaves', async () => {
    const { token } = await subscriptionOf(server, { email: EMAIL })
    await server.offer(shop, { title: 'Pan de ayer' })
    server.clock.set(THURSDAY)
    await announce()
    const other = await server.commerce(owner)
    await server.anyone.post('/api/subscriptions/change/', { token, commerces: [other.id] })
    expect(await sentAt()).toEqual([])
    expect(await queued()).toEqual([])
  })

  test('is nothing any more once they have left, also of a mail that waited', async () => {
    const held = await subscriptionOf(server, { email: EMAIL })
    await server.offer(shop)
    server.clock.set(THURSDAY)
    await announce()
    await server.anyone.post('/api/subscriptions/leave/', held)
    expect(await sentAt()).toEqual([])
  })
})

describe('what is not public', () => {
  const hidden = { hidden: true }
  const NEVER: [string, () => Promise<unknown>][] = [
    ['an offer that has yet to begin', () => server.offer(shop, { starts_on: '2026-03-06' })],
    ['one that has ended', () => server.offer(shop, { ends_on: '2026-03-04' })],
    ['a hidden shop', () => server.commerce(owner, hidden)],
    ['its offer', async () => server.offer(await server.commerce(owner, hidden))],
    [
      'a shop that waits',
      () => server.commerce(owner, { application: { status: 'PE', decided_at: null } }),
    ],
    [
      'one in the bin',
      () => server.commerce(owner, { deleted_at: server.clock.now().toISOString() }),
    ],
    [
      'an offer in the bin',
      () => server.offer(shop, { deleted_at: server.clock.now().toISOString() }),
    ],
    [
      'the shop of somebody deactivated',
      async () => server.commerce(await server.owner({ is_active: false })),
    ],
  ]

  test.each(NEVER)('%s is not announced', async (_name, create) => {
    await subscriptionOf(server)
    await create()
    expect(await sentAt()).toEqual([])
  })

  test('an offer is announced in the week in which it begins', async () => {
    await subscriptionOf(server)
    await server.offer(shop, { starts_on: '2026-03-12' })
    expect(await sentAt()).toEqual([])
    await mails.close()
    expect(await sentAt(NEXT)).toHaveLength(1)
  })

  const LATER: [string, () => Promise<unknown>][] = [
    ['hidden', () => server.db.update(commerces).set({ hidden: true })],
    [
      'deleted',
      () => server.db.update(offers).set({ deleted_at: server.clock.now().toISOString() }),
    ],
    ['ended', () => server.db.update(offers).set({ ends_on: '2026-03-04' })],
    ['put off', () => server.db.update(offers).set({ starts_on: '2026-03-09' })],
  ]

  test.each(LATER)('what is %s while its mail waits is not in it', async (_name, change) => {
    await subscriptionOf(server)
    await server.offer(shop, { title: 'Pan de ayer' })
    server.clock.set(THURSDAY)
    await announce()
    expect(await queued()).toMatchObject([{ state: 'waiting', week: '2026-03-05' }])
    await change()
    expect(await sentAt()).toEqual([])
    expect(await queued()).toEqual([])
  })

  test('the rest of that mail is sent', async () => {
    await subscriptionOf(server, { email: EMAIL })
    const gone = await server.offer(shop, { title: 'Pan de ayer' })
    await server.offer(shop, { title: 'Coca de sal' })
    server.clock.set(THURSDAY)
    await announce()
    await server.db
      .update(offers)
      .set({ deleted_at: server.clock.now().toISOString() })
      .where(eq(offers.id, gone.id))
    const [mail] = await sentAt()
    expect(mail!.text).toContain('Coca de sal')
    expect(mail!.text).not.toContain('Pan de ayer')
  })

  test('a text that says nothing of it waits in the outbox', async () => {
    await subscriptionOf(server)
    await server.offer(shop, { title: 'Pan de ayer' })
    server.clock.set(THURSDAY)
    await announce()
    const [mail] = await queued()
    expect(`${mail!.subject}${mail!.text}${mail!.html}`).not.toContain('Pan de ayer')
    expect(mail!.text).toContain('/salir')
  })
})

test('news that are a week old are not sent any more', async () => {
  await subscriptionOf(server)
  await server.offer(shop)
  server.clock.set(THURSDAY)
  await announce()
  server.clock.set(NEXT)
  await mails.open()
  await mails.deliver()
  expect(mails.smtp!.received).toEqual([])
  expect(await queued()).toEqual([])
})

/** The clocks of Madrid change on 29 March and on 25 October 2026. */
describe('the hours of Thursdays', () => {
  const HOURS: [string, string, string][] = [
    ['the last of winter', '2026-03-26T08:00:00.000Z', '2026-03-26T20:00:00.000Z'],
    ['the first of summer', '2026-04-02T07:00:00.000Z', '2026-04-02T19:00:00.000Z'],
    ['the last of summer', '2026-10-22T07:00:00.000Z', '2026-10-22T19:00:00.000Z'],
    ['the first of winter', '2026-10-29T08:00:00.000Z', '2026-10-29T20:00:00.000Z'],
  ]

  test.each(HOURS)('%s are from nine to nine in the town', async (_name, from, to) => {
    await server.offer(shop)
    const weeksAt = async (time: number) => {
      await server.db.delete(newsWeeks)
      server.clock.set(new Date(time).toISOString())
      await announce()
      return await server.db.$count(newsWeeks)
    }
    const begins = Date.parse(from)
    const ends = Date.parse(to)
    expect(await weeksAt(begins - 1)).toBe(0)
    expect(await weeksAt(begins)).toBe(1)
    expect(await weeksAt(ends - 1)).toBe(1)
    expect(await weeksAt(ends)).toBe(0)
    for (const days of [-1, 1, 2, 3, 4, 5]) {
      expect(await weeksAt(begins + days * 86_400_000 + 3_600_000)).toBe(0)
    }
    await server.db.delete(announcedOffers)
  })

  test('are those of the town, wherever it is', async () => {
    await server.choose({ time_zone: 'Atlantic/Canary' })
    server.clock.set('2026-03-05T08:59:59.999Z')
    await announce()
    expect(await server.db.$count(newsWeeks)).toBe(0)
    server.clock.advance(1)
    await announce()
    expect(await server.db.$count(newsWeeks)).toBe(1)
    await server.choose({})
  })
})
