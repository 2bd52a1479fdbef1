import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '#testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test.each(['Panadería Luz', 'panaderia luz', 'Pana\u00adder\u00eda\u200b Luz', 'PANADERI\u0301A'])(
  'a shop whose name came with marks that nobody sees is found by %j, at its plain address',
  async (search) => {
    const lucia = await server.owner()
    const { id } = await server.commerce(lucia)
    const saved = await lucia.patch(`/api/commerce/${id}/`, {
      name: '\u202aPana\u00adderi\u0301a\u200b  Luz\u202c',
    })
    expect(saved.body.name).toBe('Panadería Luz')
    const { body } = await server.anyone.get(
      `/api/directory/commerces/?search=${encodeURIComponent(search)}`,
    )
    const found = body.find((shop: { id: number }) => shop.id === id)
    expect(found).toMatchObject({ name: 'Panadería Luz', slug: 'panaderia-luz' })
  },
)
