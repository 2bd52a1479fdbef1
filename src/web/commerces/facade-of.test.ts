import { expect, test } from 'vitest'
import { categoryNames } from './facade-of.ts'

const categories = [
  { id: 1, name: 'Panadería' },
  { id: 2, name: 'Cafetería' },
]

test('categories are named in the order of the shop', () => {
  expect(categoryNames([2, 1], categories)).toEqual(['Cafetería', 'Panadería'])
})

test('a category that is gone is left out', () => {
  expect(categoryNames([7, 1], categories)).toEqual(['Panadería'])
})
