import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'

let server: TestServer
let lucia: Person
let bakery: number
beforeAll(async () => {
  server = await openTestServer()
  const admin = await server.administrator()
  const { body } = await admin.post('/api/category/', { name: 'Panadería' })
  bakery = body.id
  lucia = await server.owner()
})
afterAll(() => server.close())

const at = ({ id }: { id: number }) => `/api/commerce/${id}/`
const namesFor = async (search: string): Promise<string[]> => {
  const { body } = await server.anyone.get(`/api/directory/commerces/?search=${search}`)
  return body.map(({ name }: { name: string }) => name)
}

test('what a shop sells is public at once, in its log, its export and the open data', async () => {
  const shop = await server.commerce(lucia)
  const sells = ['pan de leña', 'cocas']
  const { status, body } = await lucia.patch(at(shop), { sells: 'pan de leña, cocas, Cocas' })
  expect([status, body.sells, body.pending]).toEqual([200, sells, undefined])
  const { body: listed } = await server.anyone.get(`/api/directory/commerces/${shop.id}/`)
  expect(listed.sells).toEqual(sells)
  const { body: log } = await lucia.get('/auth/account/export/')
  expect(log.commerces).toContainEqual(expect.objectContaining({ id: shop.id, sells }))
  expect(log.activity[0]).toMatchObject({ before: { sells: [] }, after: { sells } })
  const csv = await server.anyone.get('/api/directory/commerces.csv')
  expect(csv.body).toContain('pan de leña, cocas')
})

test('a save that does not name it leaves it, an empty one takes it away', async () => {
  const shop = await server.commerce(lucia)
  await lucia.patch(at(shop), { sells: ['cocas'] })
  const { sells, ...rest } = (await lucia.get(at(shop))).body
  expect((await lucia.put(at(shop), { ...rest, name: 'Otra' })).body.sells).toEqual(sells)
  expect((await lucia.put(at(shop), { ...rest, sells: [] })).body.sells).toEqual([])
  await lucia.patch(at(shop), { sells })
  expect((await lucia.patch(at(shop), { sells: '' })).body.sells).toEqual([])
})

test('with 21 words nothing is saved, with 20 all of it', async () => {
  const shop = await server.commerce(lucia, { name: 'La Antigua' })
  const words = Array.from({ length: 21 }, (_, turn) => `cosa ${turn}`)
  const refused = await lucia.patch(at(shop), { sells: words, name: 'La Nueva' })
  expect(refused).toMatchObject({
    status: 400,
    body: { sells: ['Escribe como máximo 20 palabras'] },
  })
  expect((await lucia.get(at(shop))).body).toMatchObject({ sells: [], name: 'La Antigua' })
  const { body } = await lucia.patch(at(shop), { sells: words.slice(1) })
  expect(body.sells).toEqual(words.slice(1))
})

test('it counts more than the words of a trade and a description, and less than a name', async () => {
  const sold = await server.commerce(lucia, { name: 'Ultramarinos Sanz' })
  // Created later: with equal ranks they would all come after it, or all before it.
  await server.commerce(lucia, { name: 'Horno Nuevo', category: [bakery] })
  await server.commerce(lucia, { name: 'Casa Pura', description: 'Barras de todas las harinas' })
  await server.commerce(lucia, { name: 'La Barra' })
  expect(await namesFor('barra')).toEqual(['La Barra', 'Horno Nuevo', 'Casa Pura'])
  await lucia.patch(at(sold), { sells: ['barras de pan'] })
  expect(await namesFor('barra')).toEqual([
    'La Barra',
    'Ultramarinos Sanz',
    'Horno Nuevo',
    'Casa Pura',
  ])
})

test('a shop is found by it after a save of that alone, not while it is hidden, and no longer without it', async () => {
  const shop = await server.commerce(lucia, { name: 'La Rueca' })
  expect(await namesFor('abalorios')).toEqual([])
  await lucia.patch(at(shop), { sells: ['abalorios'] })
  expect(await namesFor('avalorio')).toEqual(['La Rueca'])
  await lucia.patch(at(shop), { hidden: true })
  expect(await namesFor('abalorios')).toEqual([])
  await lucia.patch(at(shop), { hidden: false })
  expect(await namesFor('abalorios')).toEqual(['La Rueca'])
  await lucia.patch(at(shop), { sells: [] })
  expect(await namesFor('abalorios')).toEqual([])
})
