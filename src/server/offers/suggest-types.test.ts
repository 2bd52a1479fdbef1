import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '#testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const types = async () => (await (await server.owner()).get('/api/offer/types/')).body
const ofNewShop = async (type: string, details: { hidden?: boolean } = {}) =>
  server.offer(await server.commerce(await server.owner(), details), { type })

test('types are suggested from the words of most shops, then from usual ones', async () => {
  expect(await types()).toEqual([
    'Descuento',
    '2 x 1',
    'Novedad',
    'De temporada',
    'Precio especial',
    'Regalo',
    'Menú',
    'Taller',
  ])
  for (const type of ['Cata', 'Cata', 'Cata', 'novedad', 'Novedad', 'Novedád', 'Novedad']) {
    await ofNewShop(type)
  }
  const suggested = await types()
  expect(suggested.slice(0, 3)).toEqual(['Novedad', 'Cata', 'Descuento'])
  expect(suggested).toHaveLength(8)
})

test('a type that one person alone uses, or that nobody sees, is put before nobody else', async () => {
  const owner = await server.owner()
  for (const _shop of [1, 2, 3]) {
    await server.offer(await server.commerce(owner), { type: 'Compra aquí' })
    await ofNewShop('Escondida', { hidden: true })
  }
  expect(await types()).not.toContain('Compra aquí')
  expect(await types()).not.toContain('Escondida')
})
