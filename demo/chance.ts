/** Returns a random generator (mulberry32) of numbers from 0 to 1, with `index` and `purpose` as its seed. */
export function chance(index: number, purpose: string): () => number {
  let state = index
  for (const letter of purpose) state = Math.imul(state ^ letter.codePointAt(0)!, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
