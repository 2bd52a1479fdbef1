/**
 * The same rows in about the same order, but none beside another of its group, if that is possible at all: no group
 * has more than half of them. A row waits until one of another group was placed; those left at the end move up.
 */
export function apart<Row>(rows: readonly Row[], groupOf: (row: Row) => unknown): Row[] {
  return spread(spread(rows, groupOf).reverse(), groupOf).reverse()
}

function spread<Row>(rows: readonly Row[], groupOf: (row: Row) => unknown): Row[] {
  const placed: Row[] = []
  // All of one group, that of the last row placed.
  const waiting: Row[] = []
  let first = 0
  for (const row of rows) {
    const last = placed.at(-1)
    if (last !== undefined && groupOf(row) === groupOf(last)) {
      waiting.push(row)
      continue
    }
    placed.push(row)
    if (first < waiting.length) placed.push(waiting[first++]!)
  }
  return [...placed, ...waiting.slice(first)]
}
