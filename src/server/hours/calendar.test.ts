import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readHours } from '#contract/hours/read-hours.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { openings } from '../database/schema.ts'
import { keepOpenings } from './write-openings.ts'

let server: TestServer
let lucia: Person
let administrator: Person
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  await server.db.execute('delete from holidays')
  // A Friday. San José is the next Thursday.
  server.clock.set('2026-03-13T10:00:00.000Z')
  lucia = await server.owner()
  administrator = await server.administrator()
})
afterAll(() => server.close())

const sign = (text: string) => readHours(text).hours!

async function shopOpen(text: string) {
  const shop = await server.commerce(lucia)
  await lucia.patch(`/api/commerce/${shop.id}/`, { hours: sign(text) })
  return shop
}
const holiday = async (form: object) => (await administrator.post('/api/holidays/', form)).body.id
const SAN_JOSE = { date: '2026-03-19', name: 'San José' }
const toldOf = async ({ id }: { id: number }) => {
  const { body } = await server.anyone.get(`/api/directory/commerces/${id}/`)
  return { holidays: body.holidays, may_change: body.may_change, open_state: body.open_state }
}

test('a shop tells of the holidays of two weeks, and that it may change until it has said', async () => {
  const shop = await shopOpen('L-V 9-14')
  await holiday(SAN_JOSE)
  await holiday({ date: '2026-03-28', name: 'Más tarde' })
  expect(await toldOf(shop)).toEqual({
    holidays: [{ ...SAN_JOSE, may_change: true }],
    may_change: false,
    open_state: 'open',
  })
  const special = [{ from: SAN_JOSE.date, to: SAN_JOSE.date, shifts: [], note: 'San José' }]
  await lucia.patch(`/api/commerce/${shop.id}/`, { hours: { ...sign('L-V 9-14'), special } })
  expect((await toldOf(shop)).holidays).toEqual([{ ...SAN_JOSE, may_change: false }])
})

test('on the day it is a normal one, open and found as such, that may change', async () => {
  const shop = await shopOpen('L-V 9-14')
  await holiday(SAN_JOSE)
  server.clock.set('2026-03-19T10:00:00.000Z')
  expect(await toldOf(shop)).toMatchObject({ may_change: true, open_state: 'open' })
  await server.db.delete(openings)
  await keepOpenings(server.services)
  const { body } = await server.anyone.get('/api/directory/commerces/?open=now')
  expect(body).toContainEqual(expect.objectContaining({ id: shop.id, may_change: true }))
})

test('what the office corrects is told at once', async () => {
  const shop = await shopOpen('L-V 9-14')
  const id = await holiday(SAN_JOSE)
  expect((await toldOf(shop)).holidays).toHaveLength(1)
  await administrator.patch(`/api/holidays/${id}/`, { date: '2026-03-20' })
  expect((await toldOf(shop)).holidays).toMatchObject([{ date: '2026-03-20' }])
  await administrator.delete(`/api/holidays/${id}/`)
  expect((await toldOf(shop)).holidays).toEqual([])
})

test('of a shop that tells no hours nothing is told', async () => {
  const shop = await server.commerce(lucia)
  await holiday(SAN_JOSE)
  expect(await toldOf(shop)).toEqual({ holidays: [], may_change: false, open_state: 'unknown' })
})
