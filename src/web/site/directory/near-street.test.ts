import { expect, test } from 'vitest'
import { pointOfStreet, streetName } from './near-street.tsx'

const shop = (direction: string, latitude: number | null) => ({
  direction,
  latitude,
  longitude: latitude,
})

test('a street is where the first shop is that stands in it and has a place', () => {
  const found = [
    shop('Plaza del Pozo, 1', 1),
    shop('Calle Mayor, 3', null),
    shop('Calle Mayor, 12, bajo', 3),
    shop('Calle Mayor, 20', 4),
  ]
  expect(pointOfStreet('mayor', found)).toEqual({ latitude: 3, longitude: 3 })
  expect(pointOfStreet('del  POZO', found)).toEqual({ latitude: 1, longitude: 1 })
  expect(pointOfStreet('May', found)).toBeUndefined()
  expect(pointOfStreet('Real', found)).toBeUndefined()
})

test.each([
  ['Calle Mayor', 'Mayor'],
  ['c/ Ñañez', 'Ñañez'],
  ['Avda. de la Paz', 'de la Paz'],
  ['plaza del Pozo', 'del Pozo'],
  ['Callejón', 'Callejón'],
  ['Plaza ', 'Plaza'],
])('of «%s» the name is «%s»', (street, name) => {
  expect(streetName(street)).toBe(name)
})
