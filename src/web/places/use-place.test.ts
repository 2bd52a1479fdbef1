import { expect, test } from 'vitest'
import { movedWords } from './use-place.ts'

const HERE = { latitude: 40, longitude: -1 }

test.each([
  [0, 0, 'El pin está donde estaba.'],
  [0.0001, 0, 'El pin está a 11 m de donde estaba, al norte.'],
  [-0.0001, 0, 'El pin está a 11 m de donde estaba, al sur.'],
  [0, 0.0001, 'El pin está a 9 m de donde estaba, al este.'],
  [0, -0.0001, 'El pin está a 9 m de donde estaba, al oeste.'],
  [0.0001, 0.00013, 'El pin está a 16 m de donde estaba, al noreste.'],
  [-0.0001, -0.00013, 'El pin está a 16 m de donde estaba, al suroeste.'],
])('%d° north and %d° east: %s', (north, east, words) => {
  expect(movedWords(HERE, { latitude: 40 + north, longitude: -1 + east })).toBe(words)
})
