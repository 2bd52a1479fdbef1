import { expect, test } from 'vitest'
import { wordList } from './word-list.ts'

const words = wordList(20, 40)
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `palabra ${at}`)

test.each([
  ['pan, cocas', ['pan', 'cocas']],
  ['pan de  leña\n;cocas;', ['pan de leña', 'cocas']],
  [
    ['pan', 'cocas, magdalenas'],
    ['pan', 'cocas', 'magdalenas'],
  ],
  ['Jabón, jabon, JABÓN, jabo\u0301n', ['Jabón']],
  ['caña, cana, CAÑA', ['caña', 'cana']],
  [' , ,\t,!!,\u200b', []],
  ['', []],
  [null, []],
  ['pan\u0000, a\ud800', ['pan', 'a']],
  [numbered(20), numbered(20)],
  [[...numbered(20), 'Palabra 3'], numbered(20)],
  ['x'.repeat(40), ['x'.repeat(40)]],
])('%j is read as %j', (typed, read) => {
  expect(words.parse(typed)).toEqual(read)
})

const MANY = 'Escribe como máximo 20 palabras'
const LONG = 'Separa las palabras con comas: cada una, de 40 letras como máximo'
const NO_WORDS = 'Escribe las palabras separadas por comas'

test.each([
  [numbered(21), MANY],
  ['x,'.repeat(100_000), MANY],
  [numbered(201), NO_WORDS],
  ['x'.repeat(41), LONG],
  [5, NO_WORDS],
  [{ pan: true }, NO_WORDS],
  [[['pan']], NO_WORDS],
])('a list is refused with its reason (%#)', (typed, reason) => {
  expect(words.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([reason])
})
