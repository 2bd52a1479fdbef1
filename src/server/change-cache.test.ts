import { expect, test } from 'vitest'
import { noDirectoryChanges } from '#testing/fake-services.ts'
import { openChangeCache } from './change-cache.ts'

test('a long list of another period replaces the earlier one, and pushes out nothing else', async () => {
  const cache = openChangeCache({ ...noDirectoryChanges, version: () => 1 })
  let reads = 0
  const read = async () => ++reads
  const short = () => cache.of('short', read)
  const long = (period: number) => cache.of('long', read, () => 200_000, period)
  expect(await short()).toBe(1)
  expect([await long(1), await long(1)]).toEqual([2, 2])
  expect([await long(2), await long(2)]).toEqual([3, 3])
  expect(await short()).toBe(1)
})
