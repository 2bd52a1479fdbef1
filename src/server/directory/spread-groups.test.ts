import { expect, test } from 'vitest'
import { spreadGroups } from './spread-groups.ts'

const shopOf = (offer: string) => offer[0]

test.each([
  ['', ''],
  ['a1', 'a1'],
  ['a1 b1 c1', 'a1 b1 c1'],
  ['a1 a2 b1', 'a1 b1 a2'],
  ['a1 a2 a3 b1 c1 d1', 'a1 b1 a2 c1 a3 d1'],
  ['a1 b1 c1 c2', 'a1 c1 b1 c2'],
  ['a1 a2 a3 b1', 'a1 b1 a2 a3'],
  ['a1 a2', 'a1 a2'],
])('«%s» becomes «%s»', (given, expected) => {
  const offers = given === '' ? [] : given.split(' ')
  expect(spreadGroups(offers, shopOf).join(' ')).toBe(expected)
})

test('the first stays first, and two of a shop are never in a row unless it has more than half', () => {
  const pick = seeded(7)
  let possible = 0
  for (let time = 0; time < 3000; time++) {
    const size = 1 + pick(12)
    const offers = Array.from({ length: size }, (_, at) => `${'abcd'[pick(4)]}${at}`)
    const ordered = spreadGroups(offers, shopOf)
    expect(ordered.toSorted()).toEqual(offers.toSorted())
    expect(ordered[0]).toBe(offers[0])
    const most = Math.max(
      ...Map.groupBy(offers, shopOf)
        .values()
        .map((its) => its.length),
    )
    if (most > size / 2) continue
    possible += 1
    const neighbours = ordered.filter(
      (offer, at) => at > 0 && shopOf(offer) === shopOf(ordered[at - 1]!),
    )
    expect([offers, neighbours]).toEqual([offers, []])
  }
  expect(possible).toBeGreaterThan(1000)
})

/** Returns a generator of pseudo-random numbers below a limit, the same at each run. */
function seeded(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * limit)
  }
}
