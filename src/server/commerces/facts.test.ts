import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'

let server: TestServer
let lucia: Person
beforeAll(async () => {
  server = await openTestServer()
  lucia = await server.owner()
})
afterAll(() => server.close())

const at = ({ id }: { id: number }) => `/api/commerce/${id}/`
const DOOR = { step_cm: 0, door_cm: 90 }

test('what an owner says of the door is public at once, with what follows from it, in lists, log and open data', async () => {
  const shop = await server.commerce(lucia)
  const facts = { ...DOOR, card: true, bizum: false, wheelchair: 'no_step' }
  const { status, body } = await lucia.patch(at(shop), {
    facts: { ...DOOR, card: true, bizum: false },
  })
  expect([status, body.facts, body.pending]).toEqual([200, facts, undefined])
  const { body: shown } = await server.anyone.get(`/api/directory/commerces/${shop.id}/`)
  expect(shown.facts).toEqual(facts)
  const { body: listed } = await server.anyone.get(`/api/directory/commerces/?id=${shop.id}`)
  expect(listed[0].facts).toEqual(facts)
  const { body: exported } = await lucia.get('/auth/account/export/')
  expect(exported.commerces).toContainEqual(expect.objectContaining({ id: shop.id, facts }))
  expect(exported.activity[0]).toMatchObject({ before: { facts: {} }, after: { facts } })
})

test('open data have a column for each fact, empty where it is not known', async () => {
  const shop = await server.commerce(lucia, { name: 'La Columna' })
  await lucia.patch(at(shop), { facts: { ...DOOR, bizum: false, languages: ['es', 'en'] } })
  const csv = (await server.anyone.get('/api/directory/commerces.csv')).body as string
  const [head, ...rows] = csv.trim().split('\r\n')
  const names = head!.split(';')
  const cells = rows.find((row) => row.includes('La Columna'))!.split(';')
  const cellOf = (name: string) => cells[names.indexOf(name)]
  expect(['wheelchair', 'step_cm', 'bizum', 'card', 'languages'].map(cellOf)).toEqual([
    'no_step',
    '0',
    'false',
    '',
    'es, en',
  ])
  const { body } = await server.anyone.get('/api/directory/commerces.geojson')
  const feature = body.features.find(({ id }: { id: number }) => id === shop.id)
  expect(feature.properties.facts).toMatchObject({ wheelchair: 'no_step', languages: ['es', 'en'] })
})

test('a save that does not name them leaves them; one that does says all of them', async () => {
  const shop = await server.commerce(lucia)
  await lucia.patch(at(shop), { facts: { card: true } })
  const { facts, ...rest } = (await lucia.get(at(shop))).body
  expect((await lucia.put(at(shop), { ...rest, name: 'Otra' })).body.facts).toEqual({ card: true })
  expect((await lucia.put(at(shop), { ...rest, facts })).body.facts).toEqual({ card: true })
  expect((await lucia.patch(at(shop), { facts: { cash: true } })).body.facts).toEqual({
    cash: true,
  })
  expect((await lucia.patch(at(shop), { facts: null })).body.facts).toEqual({})
})

test('of a wrong value nothing is saved, and its fact says what to do', async () => {
  const shop = await server.commerce(lucia, { name: 'La Antigua' })
  const wrong = { name: 'La Nueva', facts: { card: true, step_cm: 'alto' } }
  expect(await lucia.patch(at(shop), wrong)).toMatchObject({
    status: 400,
    body: { facts: { step_cm: ['Escribe los centímetros en cifras, de 0 a 400'] } },
  })
  expect(await lucia.patch(at(shop), { facts: { wifi: true } })).toMatchObject({
    status: 400,
    body: { facts: ['Esto no es un dato de un comercio: wifi'] },
  })
  expect((await lucia.get(at(shop))).body).toMatchObject({ name: 'La Antigua', facts: {} })
})

test("nobody says them of somebody else's shop", async () => {
  const shop = await server.commerce(lucia)
  const other = await server.owner()
  expect((await other.patch(at(shop), { facts: { card: true } })).status).toBe(404)
  expect((await server.anyone.patch(at(shop), { facts: { card: true } })).status).toBe(401)
})
