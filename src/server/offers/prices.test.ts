import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { NOT_REDUCED, PRICE_MISSING } from '#contract/offer-prices.ts'
import { OFFER, offerCalls } from '#testing/offer-calls.ts'
import { openTestServer, type Person } from '#testing/test-server.ts'

const server = await openTestServer()
let lucia: Person
const { shopWith, post, lastEvent } = offerCalls(() => ({ server, lucia }))
afterAll(() => server.close())

const START = '2026-03-05T10:00:00.000Z'
beforeEach(async () => {
  server.clock.set(START)
  lucia = await server.owner()
})

async function priced(form: object) {
  const { id: commerce } = await shopWith()
  const { body, status } = await post({ ...OFFER, ...form, commerce })
  expect(status).toBe(201)
  const path = `/api/offer/${body.id}/`
  return {
    body,
    path,
    save: async (form: object) => {
      const { status, body } = await (await server.signInAgain(lucia)).patch(path, form)
      return status === 200 ? [body.price, body.previous_price] : body
    },
  }
}

const passDays = (days: number) => server.clock.advance(days * 86_400)

const refused = (lowest: string) => ({
  previous_price: [
    `En los últimos 30 días ha estado a ${lowest}\u00a0€. La ley pide poner ese precio, el más bajo, como precio de antes.`,
  ],
})

describe('the prices of an offer', () => {
  test('are answered as numbers, with its conditions, code and days', async () => {
    const details = { weekdays: ['tue'], conditions: 'Hasta seis.', code: 'ESPIGA10' }
    const { body } = await priced({ ...details, price: '1,90 €', previous_price: 2.5 })
    expect(body).toMatchObject({ ...details, price: 1.9, previous_price: 2.5 })
    // 5 March 2026 is a Thursday.
    expect(body).toMatchObject({ state: 'running', today: false })
  })

  test('belong together, whichever of them is sent', async () => {
    const { id: commerce } = await shopWith()
    const alone = await post({ ...OFFER, commerce, previous_price: 2.5 })
    expect([alone.status, alone.body]).toEqual([400, { price: [PRICE_MISSING] }])
    const { save } = await priced({ price: 1.9, previous_price: 2.5 })
    expect(await save({ price: 2.5 })).toEqual({ previous_price: [NOT_REDUCED] })
    expect(await save({ price: null })).toEqual({ price: [PRICE_MISSING] })
    expect(await save({ price: '', previous_price: '' })).toEqual([null, null])
  })

  test('are logged', async () => {
    const { save } = await priced({ price: 2.5 })
    await save({ price: 1.9, previous_price: 2.5 })
    expect(await lastEvent()).toMatchObject({
      before: { price: 2.5, previous_price: null },
      after: { price: 1.9, previous_price: 2.5 },
    })
  })
})

describe('the price before', () => {
  test('is not higher than what the offer cost until now', async () => {
    const { save } = await priced({ price: 2 })
    expect(await save({ price: 1.5, previous_price: 2.5 })).toEqual(refused('2'))
    expect(await save({ price: 1.5, previous_price: 2 })).toEqual([1.5, 2])
  })

  test('is not higher than what it cost within 30 days, and then may be', async () => {
    const { save } = await priced({ price: 1.9, previous_price: 2.5 })
    expect(await save({ price: 2.5, previous_price: null })).toEqual([2.5, null])
    passDays(29)
    expect(await save({ price: 2, previous_price: 2.5 })).toEqual(refused('1,90'))
    passDays(1)
    expect(await save({ price: 2, previous_price: 2.5 })).toEqual([2, 2.5])
  })

  test('stays allowed while both prices stay as they are', async () => {
    const { save } = await priced({ price: 2 })
    expect(await save({ price: 1.5, previous_price: 2 })).toEqual([1.5, 2])
    expect(await save({ title: 'Otro', price: 1.5, previous_price: 2 })).toEqual([1.5, 2])
    expect(await save({ previous_price: 2.4 })).toEqual(refused('2'))
  })

  test('is free of a price that nobody could pay, because the offer had yet to begin', async () => {
    const { save } = await priced({ price: 1, starts_on: '2026-03-10' })
    expect(await save({ price: 2, previous_price: 2.5 })).toEqual([2, 2.5])
  })

  test("is not bound by another offer's", async () => {
    await priced({ price: 1 })
    const { save } = await priced({ price: 3 })
    expect(await save({ price: 2, previous_price: 3 })).toEqual([2, 3])
  })
})

test('of an offer that has ended the public reads no price and no code', async () => {
  const { body } = await priced({
    price: 1.9,
    previous_price: 2.5,
    code: 'ESPIGA10',
    ends_on: '2026-03-05',
  })
  const read = async () => (await server.anyone.get(`/api/directory/offers/${body.id}/`)).body
  expect(await read()).toMatchObject({ price: 1.9, previous_price: 2.5, code: 'ESPIGA10' })
  passDays(1)
  expect(await read()).toMatchObject({
    state: 'ended',
    price: null,
    previous_price: null,
    code: '',
  })
})
