/** Where a button sends a question: right before `before`, or to the end where that is null. */
export type Move = { ids: number[]; before: number | null; place: number }

/** One place up or down in the order; undefined at the end of the way. */
export function moveBy(ids: readonly number[], id: number, step: -1 | 1): Move | undefined {
  const from = ids.indexOf(id)
  const to = from + step
  if (from === -1 || to < 0 || to >= ids.length) return undefined
  const moved = ids.toSpliced(from, 1).toSpliced(to, 0, id)
  return { ids: moved, before: moved[to + 1] ?? null, place: to + 1 }
}
