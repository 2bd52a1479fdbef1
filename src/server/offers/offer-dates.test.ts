import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { END_BEFORE_START, NOT_BEGUN } from '#contract/offer-dates.ts'
import { OFFER, offerCalls } from '#testing/offer-calls.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { publishedCommerces } from '../database/schema.ts'

let server: TestServer
let lucia: Person
const { shopWith, post, lastEvent } = offerCalls(() => ({ server, lucia }))

beforeAll(async () => {
  server = await openTestServer()
  lucia = await server.owner()
})
afterAll(() => server.close())

const undatedOf = async ({ id }: { id: number }) =>
  (
    await server.db.select().from(publishedCommerces).where(eq(publishedCommerces.commerce, id))
  ).map(({ undated_offers }) => undated_offers)[0]

describe('an offer with dates', () => {
  test('answers them and its state, and without them holds every day', async () => {
    const { id: commerce } = await shopWith()
    const dates = { starts_on: '2026-03-01', ends_on: '2026-03-07' }
    const { status, body } = await post({ ...OFFER, ...dates, commerce })
    expect([status, body]).toMatchObject([201, { ...dates, state: 'running' }])
    const { body: plain } = await post({ ...OFFER, commerce })
    expect(plain).toMatchObject({ starts_on: null, ends_on: null, state: 'running' })
  })

  test('ends before it begins in no save, whichever of its days is sent', async () => {
    const { id: commerce } = await shopWith()
    const refused = { status: 400, body: { ends_on: [END_BEFORE_START] } }
    const wrong = { starts_on: '2026-03-08', ends_on: '2026-03-07' }
    expect(await post({ ...OFFER, ...wrong, commerce })).toMatchObject(refused)
    const { body: offer } = await post({ ...OFFER, commerce, ends_on: '2026-03-07' })
    const path = `/api/offer/${offer.id}/`
    expect(await lucia.patch(path, { starts_on: '2026-03-08' })).toMatchObject(refused)
    expect(await lucia.put(path, { ...OFFER, starts_on: '2026-03-08' })).toMatchObject(refused)
    expect((await lucia.patch(path, wrong)).status).toBe(400)
    expect((await lucia.get(path)).body).toMatchObject({ starts_on: null, ends_on: '2026-03-07' })
  })

  test('keeps them in a save that does not name them, and loses them when they are emptied', async () => {
    const { id: commerce } = await shopWith()
    const { body: offer } = await post({ ...OFFER, commerce, ends_on: '2026-03-07' })
    const path = `/api/offer/${offer.id}/`
    expect((await lucia.put(path, { ...OFFER, title: 'Otro' })).body.ends_on).toBe('2026-03-07')
    expect((await lucia.patch(path, { ends_on: '' })).body.ends_on).toBeNull()
    expect(await lastEvent()).toMatchObject({
      before: { ends_on: '2026-03-07' },
      after: { ends_on: null },
    })
  })

  test('is counted apart from those without, whatever is done to it', async () => {
    const shop = await shopWith()
    const commerce = shop.id
    const { body: dated } = await post({ ...OFFER, commerce, ends_on: '2026-03-07' })
    const { body: plain } = await post({ ...OFFER, commerce })
    expect(await undatedOf(shop)).toBe(1)
    await lucia.patch(`/api/offer/${dated.id}/`, { ends_on: null })
    expect(await undatedOf(shop)).toBe(2)
    await lucia.patch(`/api/offer/${plain.id}/`, { starts_on: '2026-03-01' })
    expect(await undatedOf(shop)).toBe(1)
    await lucia.delete(`/api/offer/${dated.id}/`)
    expect(await undatedOf(shop)).toBe(0)
    await lucia.post(`/api/offer/${dated.id}/restore/`)
    expect(await undatedOf(shop)).toBe(1)
  })
})

describe('an offer that its owner ends now', () => {
  const running = [
    ['began today', { starts_on: '2026-03-05' }],
    ['holds today alone', { starts_on: '2026-03-05', ends_on: '2026-03-05' }],
    ['has no dates', {}],
    ['began before and would end later', { starts_on: '2026-03-01', ends_on: '2026-03-09' }],
  ] as const
  test.each(running)('%s: it is over at once, and runs again as it was', async (_what, dates) => {
    const { id: commerce } = await shopWith()
    const { body: offer } = await post({ ...OFFER, price: 3, code: 'PAN', ...dates, commerce })
    const path = `/api/offer/${offer.id}/`
    const listed = async () => {
      const { body } = await server.anyone.get(`/api/directory/offers/?commerce=${commerce}`)
      const shop = await server.anyone.get(`/api/directory/commerces/${commerce}/`)
      expect(shop.body.offers).toBe(body.length)
      const office = await server.anyone.get(`/api/directory/commerces/?id=${commerce}`)
      expect(office.body[0].offers).toBe(body.length)
      return body.length
    }
    expect(await listed()).toBe(1)
    const { status, body } = await lucia.patch(path, { ended: true })
    const ended = { state: 'ended', ended: true, ends_on: '2026-03-05', today: false }
    expect([status, body]).toMatchObject([200, ended])
    expect(await listed()).toBe(0)
    const seen = await server.anyone.get(`/api/directory/offers/${offer.id}/`)
    expect(seen.body).toMatchObject({ ...ended, price: null, code: '' })
    const over = await lucia.get(`/api/offer/?commerce=${commerce}&state=ended`)
    const others = await lucia.get(
      `/api/offer/?commerce=${commerce}&state=running&state=ends_today&state=scheduled`,
    )
    expect([over.body.length, others.body.length]).toEqual([1, 0])
    expect(await lastEvent()).toMatchObject({ before: { ended: false }, after: { ended: true } })

    const ends_on = offer.ends_on
    const again = await lucia.patch(path, { ended: false, ends_on })
    expect(again.body).toMatchObject({ state: offer.state, ended: false, ends_on })
    expect(await listed()).toBe(1)
  })

  test('stays ended in a save of its words, and runs again with other dates', async () => {
    const { id: commerce } = await shopWith()
    const { body: offer } = await post({ ...OFFER, commerce })
    const path = `/api/offer/${offer.id}/`
    await lucia.patch(path, { ended: true })
    const { body: kept } = await lucia.put(path, { ...OFFER, title: 'Otra', ends_on: '2026-03-05' })
    expect(kept).toMatchObject({ title: 'Otra', state: 'ended' })
    const { body: longer } = await lucia.patch(path, { ends_on: '2026-03-09' })
    expect(longer).toMatchObject({ state: 'running', ended: false })
  })

  test('is left as it is where it had ended before, and refused before it begins', async () => {
    const { id: commerce } = await shopWith()
    const past = (await post({ ...OFFER, commerce, ends_on: '2026-03-01' })).body
    const { body } = await lucia.patch(`/api/offer/${past.id}/`, { ended: true })
    expect(body).toMatchObject({ ends_on: '2026-03-01', ended: false, state: 'ended' })
    const later = (await post({ ...OFFER, commerce, starts_on: '2026-03-06' })).body
    expect(await lucia.patch(`/api/offer/${later.id}/`, { ended: true })).toMatchObject({
      status: 400,
      body: { ended: [NOT_BEGUN] },
    })
  })
})

test("an owner's list is asked for by states, and keeps those that have ended", async () => {
  const { id: commerce } = await shopWith()
  const made = { scheduled: '2026-03-06', running: '2026-03-01', ends_today: '2026-03-01' }
  for (const [title, starts_on] of Object.entries(made)) {
    const ends_on = title === 'ends_today' ? '2026-03-05' : null
    await post({ ...OFFER, title, commerce, starts_on, ends_on })
  }
  await post({ ...OFFER, title: 'ended', commerce, ends_on: '2026-03-04' })
  const titles = async (query: string) =>
    (await lucia.get(`/api/offer/?commerce=${commerce}${query}`)).body.map(
      ({ title, state }: { title: string; state: string }) => {
        expect(title).toBe(state)
        return title
      },
    )
  expect(await titles('')).toEqual(['ended', 'ends_today', 'running', 'scheduled'])
  for (const state of ['ended', 'ends_today', 'running', 'scheduled']) {
    expect(await titles(`&state=${state}`)).toEqual([state])
  }
  expect(await titles('&state=running&state=ends_today')).toEqual(['ends_today', 'running'])
  expect(await titles('&state=')).toHaveLength(4)
  const { status, body } = await lucia.get('/api/offer/?state=past')
  expect([status, body]).toEqual([
    400,
    { state: ['Elige entre scheduled, running, ends_today, ended'] },
  ])
})
