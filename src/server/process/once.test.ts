import { expect, test } from 'vitest'
import { once } from './once.ts'

test('what is loaded is loaded once, for all who ask meanwhile', async () => {
  let loads = 0
  const load = once(async () => ++loads)
  expect(await Promise.all([load(), load()])).toEqual([1, 1])
  expect(await load()).toBe(1)
})

test('a load that failed is tried again', async () => {
  let loads = 0
  const load = once(async () => {
    if (++loads === 1) throw new Error('EMFILE')
    return loads
  })
  await expect(load()).rejects.toThrow('EMFILE')
  expect(await load()).toBe(2)
})
