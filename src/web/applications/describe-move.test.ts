import { expect, test } from 'vitest'
import { describeMove } from './describe-move.ts'

const SQUARE = { latitude: 40, longitude: -3 }
const at = (north: number, east: number) => ({
  latitude: SQUARE.latitude + north,
  longitude: SQUARE.longitude + east,
})

test.each([
  ['a 330\u00a0m al norte', 0.003, 0],
  ['a 420\u00a0m al noreste', 0.003, 0.003],
  ['a 260\u00a0m al este', 0, 0.003],
  ['a 260\u00a0m al este', -0.0005, 0.003],
  ['a 420\u00a0m al sureste', -0.003, 0.003],
  ['a 1,1\u00a0km al sur', -0.01, 0],
  ['a 420\u00a0m al suroeste', -0.003, -0.003],
  ['a 850\u00a0m al oeste', 0.0001, -0.01],
  ['a 420\u00a0m al noroeste', 0.003, -0.003],
  ['a 10\u00a0m al norte', 0.00003, 0],
])('%s', (words, north, east) => {
  expect(describeMove(SQUARE, at(north, east))).toBe(`El pin queda ${words} del de ahora.`)
})

test('a pin that is new, the same, or taken away is told', () => {
  expect(describeMove(undefined, SQUARE)).toBe('Hasta ahora no estaba en el mapa.')
  expect(describeMove(SQUARE, undefined)).toBe('Dejaría de estar en el mapa.')
  expect(describeMove(SQUARE, at(0.000001, 0))).toBe('El pin está en el mismo lugar.')
  expect(describeMove(undefined, undefined)).toBeUndefined()
})
