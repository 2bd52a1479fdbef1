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

test('the website of a shop is kept as an address, and everybody sees it', async () => {
  const shop = await server.commerce(lucia)
  const { status, body } = await lucia.patch(at(shop), { web: ' www.laespiga.example/pan ' })
  expect([status, body.web]).toEqual([200, 'https://www.laespiga.example/pan'])
  const { body: listed } = await server.anyone.get(`/api/directory/commerces/${shop.id}/`)
  expect(listed.web).toBe('https://www.laespiga.example/pan')
  const { body: log } = await lucia.get('/auth/account/export/')
  expect(log.commerces).toContainEqual(expect.objectContaining({ id: shop.id, web: body.web }))
  expect(log.activity[0]).toMatchObject({ before: { web: '' }, after: { web: body.web } })
})

test('a save that names no website leaves it, an empty one takes it away', async () => {
  const shop = await server.commerce(lucia)
  await lucia.patch(at(shop), { web: 'laespiga.example' })
  const { body } = await lucia.get(at(shop))
  const { web, ...rest } = body
  expect((await lucia.put(at(shop), { ...rest, name: 'Otra' })).body.web).toBe(web)
  expect((await lucia.put(at(shop), { ...rest, web: '' })).body.web).toBe('')
  await lucia.patch(at(shop), { web })
  expect((await lucia.patch(at(shop), { web: null })).body.web).toBe('')
})

test.each(['javascript:alert(1)', 'laespiga', 'https://banco.example@otra.example'])(
  '%s is no website: nothing is saved',
  async (web) => {
    const shop = await server.commerce(lucia)
    const { status, body } = await lucia.patch(at(shop), { web, name: 'Otra' })
    expect(status).toBe(400)
    expect(body).toEqual({ web: ['Escribe la dirección de tu web, por ejemplo laespiga.es'] })
    expect((await lucia.get(at(shop))).body).toMatchObject({ web: '', name: 'Panadería La Espiga' })
  },
)
