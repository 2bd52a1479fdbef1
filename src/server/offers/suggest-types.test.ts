import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const types = async () => (await (await world.owner()).get('/api/offer/types/')).body
const ofNewShop = async (type: string, details: { hidden?: boolean } = {}) =>
  world.offer(await world.commerce(await world.owner(), details), { type })

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
  const owner = await world.owner()
  for (const _shop of [1, 2, 3]) {
    await world.offer(await world.commerce(owner), { type: 'Compra aquí' })
    await ofNewShop('Escondida', { hidden: true })
  }
  expect(await types()).not.toContain('Compra aquí')
  expect(await types()).not.toContain('Escondida')
})
