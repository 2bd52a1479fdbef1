import { expect, test } from 'vitest'
import { moveBy } from './use-order.ts'

test.each([
  ['up', 3, -1, [1, 3, 2, 4], 2, 2],
  ['down', 2, 1, [1, 3, 2, 4], 4, 3],
  ['down to the end', 3, 1, [1, 2, 4, 3], null, 4],
  ['up to the top', 2, -1, [2, 1, 3, 4], 1, 1],
] as const)('a question goes %s past its neighbour', (_way, id, step, ids, before, place) => {
  expect(moveBy([1, 2, 3, 4], id, step)).toEqual({ ids, before, place })
})

test('the first goes no further up, the last no further down, what is gone nowhere', () => {
  expect(moveBy([1, 2], 1, -1)).toBeUndefined()
  expect(moveBy([1, 2], 2, 1)).toBeUndefined()
  expect(moveBy([1, 2], 3, -1)).toBeUndefined()
})
