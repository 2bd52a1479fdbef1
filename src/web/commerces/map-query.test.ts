import { expect, test } from 'vitest'
import { destinationOf, mapQuery, postalCodeIn } from './map-query.ts'

const vilaReal = { locality: 'Vila-real', region: 'Castellón' }

test.each([
  ['Calle Mayor, 12', 'Calle Mayor, 12, Vila-real, Castellón'],
  ['Plaza Vila-real, 3', 'Plaza Vila-real, 3, Vila-real, Castellón'],
  ['Calle Mayor, 12, 12540 VILA-REAL', 'Calle Mayor, 12, 12540 VILA-REAL'],
  ['Mercado Municipal', 'Mercado Municipal, Vila-real, Castellón'],
])('on a map, %s is %s', (direction, place) => {
  expect(mapQuery(vilaReal, direction)).toBe(place)
})

test('an address stays as it is where no town is known, and has no province where none is', () => {
  expect(mapQuery(null, 'Calle Mayor, 12')).toBe('Calle Mayor, 12')
  expect(mapQuery({ locality: 'Peñacala', region: null }, 'Calle Mayor, 12')).toBe(
    'Calle Mayor, 12, Peñacala',
  )
})

test.each([
  ['Calle Mayor, 12, 12540 Vila-real', '12540'],
  ['Calle Mayor, 12. 08001', '08001'],
  ['Calle Mayor, 12', undefined],
  ['Carretera N-340, km 12345,6', undefined],
  ['Polígono 99123', undefined],
  ['Calle Mayor 125401', undefined],
])('the postal code in %s is %s', (direction, code) => {
  expect(postalCodeIn(direction)).toBe(code)
})

test('directions lead to the door where it is known, else to the address in its town', () => {
  const shop = { direction: 'Calle Mayor, 12', latitude: null, longitude: null }
  expect(destinationOf(vilaReal, shop)).toBe('Calle Mayor, 12, Vila-real, Castellón')
  expect(destinationOf(vilaReal, { ...shop, latitude: 39.938, longitude: -0.101 })).toBe(
    '39.938,-0.101',
  )
})
