import { expect, test } from 'vitest'
import { formatDistance } from './distances.ts'

test.each([
  [0, 'a 10\u00a0m'],
  [94, 'a 90\u00a0m'],
  [994, 'a 990\u00a0m'],
  [995, 'a 1\u00a0km'],
  [1249, 'a 1,2\u00a0km'],
  [12_345, 'a 12,3\u00a0km'],
])('%d metres are «%s»', (metres, text) => {
  expect(formatDistance(metres)).toBe(text)
})
