/**
 * Keeps rows of the same group apart with little change of order; the first row stays first. A backward pass
 * distributes the rows left at the end. A third pass follows, because the second may move the first row.
 */
export function spreadGroups<Row>(rows: readonly Row[], groupOf: (row: Row) => unknown): Row[] {
  const [first] = rows
  const spreadRows = spread(spread(rows, groupOf).reverse(), groupOf).reverse()
  return spread([...rows.slice(0, 1), ...spreadRows.filter((row) => row !== first)], groupOf)
}

function spread<Row>(rows: readonly Row[], groupOf: (row: Row) => unknown): Row[] {
  const placed: Row[] = []
  // Rows that wait, all of the same group as the last placed row.
  const waiting: Row[] = []
  let nextWaiting = 0
  for (const row of rows) {
    const last = placed.at(-1)
    if (last !== undefined && groupOf(row) === groupOf(last)) {
      waiting.push(row)
      continue
    }
    placed.push(row)
    if (nextWaiting < waiting.length) placed.push(waiting[nextWaiting++]!)
  }
  return [...placed, ...waiting.slice(nextWaiting)]
}
