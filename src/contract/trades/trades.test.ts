import { expect, test } from 'vitest'
import { TRADE_KEYS, TRADES } from './trade-names.ts'
import { tradesInName, wordsOfTrades } from './trades.ts'

test.each([
  ['Panadería', ['panaderia']],
  ['PANADERIAS', ['panaderia']],
  ['Forn', ['panaderia']],
  ['Okindegia', ['panaderia']],
  ['Relojería y joyería', ['relojeria', 'joyeria']],
  ['Telefonía e informática', ['telefonia', 'informatica']],
  ['Bar/Restaurante', ['cafeteria', 'restaurante']],
  ['Otros comercios', []],
  ['Barcos', []],
])('a category named «%s» is of the trades %j', (name, trades) => {
  expect(tradesInName(name)).toEqual(trades)
})

test('a category is like the trade that was chosen, whatever its name', () => {
  expect(wordsOfTrades('Librería', 'panaderia')).toEqual(wordsOfTrades('Panadería', null))
})

test.each(TRADE_KEYS)('%s is known by its own name, and has words that can be saved', (key) => {
  expect(tradesInName(TRADES[key].name)).toContain(key)
  const words = wordsOfTrades('', key)
  expect(words.length).toBeGreaterThanOrEqual(40)
  expect(words.filter((word) => word === '' || word.length > 40)).toEqual([])
})
