import { expect, test } from 'vitest'
import { formatDistance } from './distances.ts'

test.each([
  [0, 'a 10 m'],
  [94, 'a 90 m'],
  [994, 'a 990 m'],
  [995, 'a 1 km'],
  [1249, 'a 1,2 km'],
  [12_345, 'a 12,3 km'],
])('%d metres are «%s»', (metres, text) => {
  expect(formatDistance(metres)).toBe(text)
})
