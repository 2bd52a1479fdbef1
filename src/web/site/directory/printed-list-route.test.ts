import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { apiContext, renderingContext } from '#web/api/server-api.ts'
import { loader } from './printed-list-route.tsx'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  const lucia = await server.owner()
  const admin = await server.administrator()
  const { body: bakery } = await admin.post('/api/category/', { name: 'Panadería' })
  const category = [bakery.id]
  const espiga = await server.commerce(lucia, { name: 'La Espiga', category })
  await server.offer(espiga)
  await server.commerce(lucia, { name: 'Horno Nuevo', category, direction: 'Plaza Alta, 1' })
  await server.commerce(lucia, { name: 'Ñoras' })
  await server.commerce(lucia, { name: 'Nadie lo ve', hidden: true })
})
afterAll(() => server.close())

/** Returns the data of the page at a URL, and until when it may be cached. */
async function load(query: string) {
  const context = new RouterContextProvider()
  const rendering = { validUntil: Number.POSITIVE_INFINITY, embedHosts: [] }
  context.set(renderingContext, rendering)
  context.set(apiContext, ({ path }) => server.anyone.get(path))
  const request = new Request(`https://escaparate.example/imprimir${query}`)
  const { groups, title, isCut } = await loader({ request, context } as never)
  const printed = groups.map(({ title, shops }) => [title, shops.map(({ name }) => name)])
  return { printed, title, isCut, isKept: rendering.validUntil === Number.POSITIVE_INFINITY }
}

const BAKERIES = ['Panadería', ['Horno Nuevo', 'La Espiga']]
const OTHERS = ['Otros comercios', ['Ñoras']]

test('the list to print has every public shop, by street or by category', async () => {
  const byStreet = [
    ['Calle Mayor', ['La Espiga', 'Ñoras']],
    ['Plaza Alta', ['Horno Nuevo']],
  ]
  expect(await load('')).toMatchObject({ printed: byStreet, isCut: false, isKept: true })
  expect((await load('?por=otra')).printed).toEqual(byStreet)
  expect((await load('?por=categoria')).printed).toEqual([OTHERS, BAKERIES])
})

test.each([
  ['categoria=panaderia', [BAKERIES], true],
  ['ofertas=1', [['Panadería', ['La Espiga']]], true],
  ['q=noras', [OTHERS], false],
  ['open=now', [], false],
  ['categoria=panaderia&q=noras', [], false],
])('has the shops that its filters find: %s', async (query, printed, isKept) => {
  expect(await load(`?por=categoria&${query}`)).toMatchObject({ printed, isKept })
})

test('of a category that is not there is none', async () => {
  const failed = load('?categoria=zapateria')
  await expect(failed).rejects.toMatchObject({ init: { status: 404 } })
})
