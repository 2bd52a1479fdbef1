import { expect, test } from 'vitest'
import { street } from '#drawing/street.ts'
import { STREET_HOUSES, townStreet } from './streets.ts'

const shop = (id: number) => ({ id, name: `Tienda ${id}`, category: 'Panadería' })

test('an empty town has an empty street, which asks for the first shop', () => {
  const houses = townStreet([])
  expect(houses.map(({ closed }) => closed)).toEqual(Array(STREET_HOUSES).fill(true))
  expect(new Set(houses.map(({ name }) => name))).toEqual(new Set(['', 'Sé el primero']))
  expect(street(houses)).toContain('persianas bajadas')
})

test('one shop stands open in the middle of it', () => {
  const houses = townStreet([shop(7)])
  expect(houses.filter(({ closed }) => !closed)).toEqual([shop(7)])
  expect(houses[3]).toEqual(shop(7))
  expect(houses.every(({ name }) => name === '' || name === 'Tienda 7')).toBe(true)
})

test('a full one has no vacant house', () => {
  const shops = Array.from({ length: 12 }, (_, at) => shop(at + 1))
  expect(townStreet(shops)).toEqual(shops.slice(0, STREET_HOUSES))
})
