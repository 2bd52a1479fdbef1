export type Chance = {
  pick: <T>(list: readonly T[]) => T
  between: (min: number, max: number) => number
  /** Returns a number from 0 to 1. */
  part: () => number
}

/** Returns a random generator (mulberry32) with `index` and `purpose` as its seed. */
export function chance(index: number, purpose: string): Chance {
  let state = index
  for (const letter of purpose) state = Math.imul(state ^ letter.codePointAt(0)!, 0x9e3779b1)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const below = (limit: number) => next() % limit
  return {
    pick: (list) => list[below(list.length)]!,
    between: (min, max) => min + below(max - min + 1),
    part: () => next() / 2 ** 32,
  }
}
