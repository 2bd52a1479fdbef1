import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { asBigint, openHashSet } from './hash-set.ts'

const hashesOf = (count: number) => {
  const bytes = randomBytes(8 * count)
  return Array.from(
    { length: count },
    (_, at) => [bytes.readUInt32LE(8 * at), bytes.readUInt32LE(8 * at + 4)] as [number, number],
  )
}

test('what is added is known, and nothing else', () => {
  const remembered = openHashSet()
  const hashes = hashesOf(50_000)
  expect(hashes.filter((hash) => remembered.add(...hash))).toHaveLength(50_000)
  expect(hashes.filter((hash) => remembered.add(...hash))).toHaveLength(0)
  expect(hashes.filter((hash) => !remembered.has(...hash))).toHaveLength(0)
  expect(hashesOf(50_000).filter((hash) => remembered.has(...hash))).toHaveLength(0)
  expect(remembered.size()).toBe(50_000)
  expect(new Set(remembered.hashes())).toEqual(new Set(hashes.map((hash) => asBigint(...hash))))
})

test.each([
  [0, 0],
  [0, 5],
  [5, 0],
  [0xffffffff, 0xffffffff],
])('the hash %i, %i is a hash like others', (high, low) => {
  const remembered = openHashSet()
  expect([remembered.add(high, low), remembered.add(high, low)]).toEqual([true, false])
  remembered.clear()
  expect(remembered.has(high, low)).toBe(false)
})

test('beyond its memory everything counts as known', () => {
  const most = 256 * 1024
  const remembered = openHashSet(most)
  const hashes = hashesOf(100_000)
  const added = hashes.filter((hash) => remembered.add(...hash))
  expect(remembered.bytes()).toBe(most)
  expect(added.length).toBeGreaterThan((most / 8) * 0.74)
  expect(added.length).toBeLessThanOrEqual((most / 8) * 0.75)
  // A remembered hash is not new, even when the set is full.
  expect(added.filter((hash) => remembered.add(...hash))).toHaveLength(0)
})
