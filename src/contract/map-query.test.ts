import { expect, test } from 'vitest'
import type { WholeAddress } from './address.ts'
import { addressLines, postalCodeIn } from './address-lines.ts'
import { destinationOf, mapQuery } from './map-query.ts'
import { readAddress } from './read-address.ts'

const vilaReal = { locality: 'Vila-real', region: 'Castellón', postal_codes: [] }
const coded = { ...vilaReal, postal_codes: ['12540'] }

/** Reads a line to the stored address. */
const at = (direction: string): WholeAddress => ({
  direction,
  ...readAddress(direction, vilaReal),
})

test.each([
  ['Calle Mayor, 12', 'Calle Mayor, 12, Vila-real, Castellón'],
  ['C/ Mayor 12, bajo', 'C/ Mayor, 12, Vila-real, Castellón'],
  ['Plaza Vila-real, 3', 'Plaza Vila-real, 3, Vila-real, Castellón'],
  ['Calle Mayor, 12, 12540 VILA-REAL', 'Calle Mayor, 12, 12540 VILA-REAL, Castellón'],
  ['Calle Mayor, 12, 12530 Burriana', 'Calle Mayor, 12, 12530 Burriana'],
  ['Mercado Municipal, puesto 14', 'Mercado Municipal, puesto 14, Vila-real, Castellón'],
  ['Junto al río, pasada Vila-real', 'Junto al río, pasada Vila-real'],
])('on a map, %s is %s', (direction, place) => {
  expect(mapQuery(vilaReal, at(direction))).toBe(place)
})

test('a town with one postal code lends it, another town does not', () => {
  expect(mapQuery(coded, at('Calle Mayor, 12'))).toBe('Calle Mayor, 12, 12540 Vila-real, Castellón')
  const elsewhere = { ...at('Calle Mayor, 12'), locality: 'Burriana' }
  expect(mapQuery(coded, elsewhere)).toBe('Calle Mayor, 12, Burriana')
  const two = { ...vilaReal, postal_codes: ['12540', '12541'] }
  expect(mapQuery(two, at('Calle Mayor, 12'))).toBe('Calle Mayor, 12, Vila-real, Castellón')
})

test('an address stays as it is where no town is known, and has no province where none is', () => {
  expect(mapQuery(null, at('Calle Mayor, 12'))).toBe('Calle Mayor, 12')
  expect(mapQuery({ ...vilaReal, region: null }, at('Calle Mayor, 12'))).toBe(
    'Calle Mayor, 12, Vila-real',
  )
})

test.each([
  ['Calle Mayor, 12', 'Calle Mayor, 12', '12540 Vila-real'],
  ['C/ Mayor 12, bajo', 'C/ Mayor, 12', 'Bajo · 12540 Vila-real'],
  ['Calle Mayor, 12, 12530 Burriana', 'Calle Mayor, 12', '12530 Burriana'],
  ['Calle Mayor, 12. 12541', 'Calle Mayor, 12. 12541', 'Vila-real'],
  ['Junto al río, pasada Vila-real', 'Junto al río, pasada Vila-real', ''],
])('%s is written in the lines %s and %s', (direction, street, place) => {
  expect(addressLines(at(direction), coded)).toEqual([street, place])
})

test('where nothing more is known, an address is one line', () => {
  expect(addressLines(at('Calle Mayor, 12'), null)).toEqual(['Calle Mayor, 12', ''])
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
  const shop = { ...at('Calle Mayor, 12'), latitude: null, longitude: null }
  expect(destinationOf(coded, shop)).toBe('Calle Mayor, 12, 12540 Vila-real, Castellón')
  expect(destinationOf(coded, { ...shop, latitude: 39.938, longitude: -0.101 })).toBe(
    '39.938,-0.101',
  )
})
