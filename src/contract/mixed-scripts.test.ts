import { expect, test } from 'vitest'
import { mixedWord } from './mixed-scripts.ts'

test.each([
  ['Pаnadería Luz', 'Pаnadería'],
  ['Horno Ελιά Οlivo', 'Οlivo'],
  ['hola@pаnaderia.es', 'pаnaderia'],
  ['https://laespigа.es/carta', 'laespigа'],
])('%s mixes the letters of two scripts in %s', (text, word) => {
  expect(mixedWord(text)).toBe(word)
})

test.each([
  'Panadería Луч',
  'Салон красоты',
  'مخبز Espiga',
  '寿司Bar',
  'Café ☕️ 24 µm 2.ª',
  'Muñoz·Güell',
  '',
])('%s mixes none in a word', (text) => {
  expect(mixedWord(text)).toBeUndefined()
})
