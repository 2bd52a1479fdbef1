export type Chance = {
  pick: <T>(list: readonly T[]) => T
  between: (least: number, most: number) => number
  /** From 0 to 1. */
  part: () => number
}

/** A seeded random generator (mulberry32): always the same for the same number and purpose. */
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
    between: (least, most) => least + below(most - least + 1),
    part: () => next() / 2 ** 32,
  }
}
