import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { activity, commerces, emailLinks, offers, outbox, users } from '../database/schema.ts'
import { remindOfEnding } from './remind-of-ending.ts'

let server: TestServer
let lucia: Person
let shop: { id: number; name: string }
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
})
beforeEach(async () => {
  server.clock.set('2026-11-20T10:00:00.000Z')
  await server.db.delete(offers)
  await server.db.delete(outbox)
  await server.db.delete(emailLinks)
  lucia = await server.owner()
  shop = await server.commerce(lucia, { name: 'La Espiga' })
})
afterAll(() => server.close())

const remind = () => remindOfEnding(server.services)
const mails = () => server.db.select().from(outbox).orderBy(outbox.id)
const MORNING = '2026-11-23T10:00:00.000Z'

/** Creates an offer that ends on the 24th, and sets the clock to the morning before. */
async function endingOffer(changes: object = {}, of = shop) {
  const offer = await server.offer(of, {
    title: 'Dos por uno',
    ends_on: '2026-11-24',
    updated_at: '2026-11-20T10:00:00.000Z',
    ...changes,
  })
  server.clock.set(MORNING)
  return offer as { id: number }
}
const linkIn = (text: string) => {
  const [, uid, token] = /\/respuesta\/([^/]+)\/([^/?\s]+)\?di=prolongar/.exec(text)!
  return { uid, token }
}
async function mailedLink() {
  await remind()
  const [mail] = await mails()
  return linkIn(mail!.text)
}
const read = (link: object) => server.anyone.post('/api/mailed/read/', link)
const answer = (link: object, form: object) =>
  server.anyone.post('/api/mailed/answer/', { ...link, ...form })
const endOf = async ({ id }: { id: number }) =>
  (await server.db.select().from(offers).where(eq(offers.id, id)))[0]!.ends_on
const change = async (form: object) =>
  (await server.signInAgain(lucia)).patch('/auth/account/', form)

test('an owner is told the day before, and lets it go on for a week from the mail', async () => {
  const offer = await endingOffer()
  await remind()
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    recipient: lucia.user.email,
    subject: 'Termina mañana: «Dos por uno»',
  })
  const link = linkIn(mail!.text)
  await read(link)
  const asked = await read(link)
  const shown = {
    id: offer.id,
    title: 'Dos por uno',
    commerce: shop.id,
    commerce_name: 'La Espiga',
    is_extended: false,
  }
  expect([asked.status, asked.body]).toEqual([
    200,
    {
      purpose: 'ending_offers',
      username: lucia.user.username,
      expires_at: '2026-11-24T23:00:00.000Z',
      is_answered: false,
      ends_on: '2026-11-24',
      extends_to: '2026-12-01',
      offers: [shown],
    },
  ])
  expect(await endOf(offer)).toBe('2026-11-24')
  const given = await answer(link, { extend: offer.id })
  expect([given.status, given.body.offers]).toEqual([200, [{ ...shown, is_extended: true }]])
  expect(await endOf(offer)).toBe('2026-12-01')
  const lines = await server.db.select().from(activity).where(eq(activity.object_id, offer.id))
  expect(lines.filter(({ object_type }) => object_type === 'offer').at(-1)).toMatchObject({
    actor: lucia.user.username,
    verb: 'update',
    before: { ends_on: '2026-11-24' },
    after: { ends_on: '2026-12-01' },
  })
})

test('of several offers there is one mail, and each is chosen', async () => {
  const [bread, cake] = [await endingOffer(), await endingOffer({ title: 'Tarta' })]
  const link = await mailedLink()
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail!.subject).toBe('2 ofertas terminan mañana')
  expect(mail!.text).toContain('· Dos por uno (La Espiga)\n· Tarta (La Espiga)')
  await answer(link, { extend: [cake.id] })
  expect([await endOf(bread), await endOf(cake)]).toEqual(['2026-11-24', '2026-12-01'])
  const { body } = await read(link)
  expect(body.offers).toMatchObject([{ is_extended: false }, { is_extended: true }])
})

test('each day is written of once, whatever instances look, and again when it ends again', async () => {
  await endingOffer()
  const link = await mailedLink()
  await Promise.all([remind(), remind(), remind(), remind(), remind()])
  expect(await mails()).toHaveLength(1)
  await answer(link, { extend: await firstOffer() })
  server.clock.set('2026-11-30T10:00:00.000Z')
  await remind()
  expect(await mails()).toHaveLength(2)
  expect(server.aborted).toEqual([])
})
const firstOffer = async () => (await server.db.select({ id: offers.id }).from(offers))[0]!.id

test.each([
  ['ends today', { ends_on: '2026-11-23' }],
  ['ends the day after', { ends_on: '2026-11-25' }],
  ['never ends', { ends_on: null }],
  ['is in the bin', { deleted_at: '2026-11-21T10:00:00.000Z' }],
  ['began today', { starts_on: '2026-11-23' }],
  ['begins and ends tomorrow', { starts_on: '2026-11-24' }],
  ['was changed today', { updated_at: '2026-11-23T00:30:00.000Z' }],
])('nobody is written to of an offer that %s', async (_why, changes) => {
  await endingOffer(changes)
  await remind()
  expect(await mails()).toEqual([])
})

test.each([
  ['is hidden', { hidden: true }],
  ['has no owner', { owner_id: null }],
  ['is deleted', { deleted_at: '2026-11-22T10:00:00.000Z' }],
])('nobody is written to of a shop that %s', async (_why, set) => {
  await endingOffer()
  await server.db.update(commerces).set(set).where(eq(commerces.id, shop.id))
  await remind()
  expect(await mails()).toEqual([])
})

test.each([
  ['before nine', '2026-11-23T07:59:00.000Z', 0],
  ['at nine', '2026-11-23T08:00:00.000Z', 1],
  ['at nine in the evening', '2026-11-23T20:00:00.000Z', 0],
])('%s, %s: %i mails', async (_when, instant, count) => {
  await endingOffer()
  server.clock.set(instant)
  await remind()
  expect(await mails()).toHaveLength(count)
})

test('who wants no such mails gets none, and says so from the mail or in the account', async () => {
  await endingOffer()
  await remind()
  const { text, unsubscribe_url } = (await mails())[0]!
  const [, uid, kind, token] = /\/sin-avisos\/([^/]+)\/(\w+)\/(\S+)\n/.exec(text)!
  const link = { uid, kind, token }
  expect(unsubscribe_url).toMatch(new RegExp(`/sin-avisos/${uid}/${kind}/${token}$`))
  // The link works years later, and twice.
  server.clock.advance(3 * 365 * 86_400)
  for (const _time of [1, 2]) {
    const { status, body } = await server.anyone.post('/api/mailed/unsubscribe/', link)
    expect([status, body]).toEqual([200, { kind: 'ending_offers' }])
  }
  server.clock.set(MORNING)
  const [row] = await server.db.select().from(users).where(eq(users.id, lucia.user.id))
  expect(row!.unwanted_mails).toEqual(['ending_offers'])
  await server.db.delete(emailLinks)
  await remind()
  expect(await mails()).toHaveLength(1)

  expect((await change({ wanted_mails: ['ending_offers'] })).body.wanted_mails).toEqual([
    'ending_offers',
  ])
  await remind()
  expect(await mails()).toHaveLength(2)
  expect((await change({ wanted_mails: [] })).body.wanted_mails).toEqual([])
  expect((await change({ wanted_mails: ['todos'] })).body).toEqual({
    wanted_mails: ['Elige entre los correos que hay'],
  })
})

test('is answered once by thirty at once, and by nobody for others', async () => {
  const offer = await endingOffer()
  const link = await mailedLink()
  const other = await server.owner()
  const theirs = await server.offer(await server.commerce(other), { ends_on: '2026-11-24' })
  for (const extend of [[], [theirs.id], [offer.id, theirs.id], ['x']]) {
    expect((await answer(link, { extend })).status).toBe(400)
  }
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => answer(link, { extend: offer.id })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect([await endOf(offer), await endOf(theirs)]).toEqual(['2026-12-01', '2026-11-24'])
  const again = await answer(link, {})
  expect([again.status, again.body.code]).toEqual([409, 'already_answered'])
  expect(server.aborted).toEqual([])
})

test('an offer that has other dates meanwhile keeps them', async () => {
  const offer = await endingOffer()
  const link = await mailedLink()
  await server.db.update(offers).set({ ends_on: '2026-12-20' }).where(eq(offers.id, offer.id))
  const { status, body } = await answer(link, { extend: offer.id })
  expect([status, body]).toEqual([
    400,
    { extend: ['Esa oferta ya no termina ese día. Inicia sesión y mira sus fechas.'] },
  ])
  expect((await read(link)).body.offers).toEqual([])
  expect(await endOf(offer)).toBe('2026-12-20')
})
