import { expect, test } from 'vitest'
import { countableSearch } from './countable-search.ts'

test.each([
  ['  Pan  sin\tGluten ', true, 'pan sin gluten'],
  ['ÑORA', false, 'ñora'],
  ['farmacia 24 horas', true, 'farmacia 24 horas'],
  // A shop has this name.
  ['Pilar Escrig', true, 'pilar escrig'],
  ['juanetes', false, 'juanetes'],
])('"%s" is kept', (search, isFound, words) => {
  expect(countableSearch(search, isFound)).toBe(words)
})

test.each([
  ['', true],
  ['ana@example.com', true],
  ['600 123 456', true],
  ['600.12.34.56', false],
  ['https://ejemplo.es/x', true],
  ['www.ejemplo.es', true],
  ['María López', false],
  ['el hijo de José', false],
  ['x'.repeat(61), true],
  ['pan\u0000', true],
])('"%s" is not kept', (search, isFound) => {
  expect(countableSearch(search, isFound)).toBeUndefined()
})
