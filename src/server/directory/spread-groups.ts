/**
 * Keeps rows of the same group apart with little change of order, unless a group has more than half of the rows. A row
 * waits until one of another group is placed; a second, backward pass distributes those left at the end.
 */
export function spreadGroups<Row>(rows: readonly Row[], groupOf: (row: Row) => unknown): Row[] {
  return spread(spread(rows, groupOf).reverse(), groupOf).reverse()
}

function spread<Row>(rows: readonly Row[], groupOf: (row: Row) => unknown): Row[] {
  const placed: Row[] = []
  // Rows that wait, all of the same group as the last placed row.
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
