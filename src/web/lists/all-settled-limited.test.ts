import { expect, test } from 'vitest'
import { allSettledLimited } from './all-settled-limited.ts'

test('no more than four are under way at once, and all come to their end', async () => {
  let under = 0
  let most = 0
  const results = await allSettledLimited([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], async (item) => {
    under += 1
    most = Math.max(most, under)
    for (let turn = 0; turn < 20 + (item % 3); turn++) await Promise.resolve()
    under -= 1
    return item * 10
  })
  expect(most).toBe(4)
  expect(results.map((result) => result.status === 'fulfilled' && result.value)).toEqual([
    10, 20, 30, 40, 50, 60, 70, 80, 90, 100,
  ])
})

test('one that fails holds up no other, and keeps its place', async () => {
  const results = await allSettledLimited([1, 2, 3], async (item) => {
    if (item === 2) throw new Error('no')
    return item
  })
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
