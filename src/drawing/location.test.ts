import { expect, test } from 'vitest'
import { location, streetAndNumber } from './location.ts'

const shop = { id: 7, name: 'Panadería La Espiga', category: 'Panadería' }

test.each([
  ['Calle Mayor, 12', 'Calle Mayor', '12'],
  ['Calle del Horno, 5 bis', 'Calle del Horno', '5 bis'],
  ['Avenida de la Paz, 3B', 'Avenida de la Paz', '3B'],
  ['Plaza del Pozo', 'Plaza del Pozo', undefined],
  ['Mercado Municipal, puesto 14', 'Mercado Municipal, puesto 14', undefined],
  ['Carretera CV-10, km 3,5', 'Carretera CV-10, km 3,5', undefined],
])('the address «%s» has «%s» on its street tile', (address, street, number) => {
  expect(streetAndNumber(address)).toEqual(number ? { street, number } : { street })
})

test('every word of the address stands on the tiles', () => {
  const drawn = location(shop, 'Calle de los Toneleros, 3')
  for (const line of ['Calle de los', 'Toneleros', '3']) expect(drawn).toContain(`>${line}</text>`)
})

test('the drawing says where the shop is to whoever cannot see it', () => {
  expect(location(shop, 'Calle Mayor, 12')).toContain(
    'role="img" aria-label="Dibujo de Panadería La Espiga en su calle: Calle Mayor, 12"',
  )
})

test('the same shop and address give the same drawing', () => {
  expect(location(shop, 'Calle Mayor, 12')).toBe(location({ ...shop, id: '7' }, 'Calle Mayor, 12'))
})

test.each(['', '   ', 'a'.repeat(200), '<b>"&', `${'calle '.repeat(40)}, 1`])(
  'an odd address gives a sound drawing: %s',
  (address) => {
    const drawn = location({ ...shop, name: '' }, address)
    expect(drawn).not.toMatch(/NaN|undefined|<b>|Infinity| id=/)
    expect(drawn.match(/<g[ >]/g)!.length).toBe(drawn.match(/<\/g>/g)!.length)
  },
)
