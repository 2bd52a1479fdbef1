/** The new order, and the question before which one is moved; null: to the end. */
export type Move = { ids: number[]; before: number | null; place: number }

/** Moves a question by one place. Undefined if it is already the first or last. */
export function moveBy(ids: readonly number[], id: number, step: -1 | 1): Move | undefined {
  const from = ids.indexOf(id)
  const to = from + step
  if (from === -1 || to < 0 || to >= ids.length) return undefined
  const moved = ids.toSpliced(from, 1).toSpliced(to, 0, id)
  return { ids: moved, before: moved[to + 1] ?? null, place: to + 1 }
}
