import { useState } from 'react'
import { formatCount } from '#contract/numbers.ts'

/** Formats the number of chosen rows: '3 elegidos'. */
export const formatChosen = (count: number) => formatCount(count, 'elegido', 'elegidos')

/** State of which rows are chosen. It is reset when `query` changes. */
export function useSelection<Row extends { id: number | string }>(
  rows: readonly Row[],
  query: string,
) {
  const [ids, setIds] = useState<ReadonlySet<Row['id']>>(new Set())
  const [listed, setListed] = useState(query)
  if (listed !== query) {
    setListed(query)
    setIds(new Set())
  }
  // A row that has left the list is no longer chosen.
  const chosen = rows.filter(({ id }) => ids.has(id))
  return {
    chosen,
    isChosen: (id: Row['id']) => ids.has(id),
    isAll: chosen.length > 0 && chosen.length === rows.length,
    set: (chosen: readonly Row['id'][]) => setIds(new Set(chosen)),
    toggle(id: Row['id']) {
      const others = new Set(ids)
      if (!others.delete(id)) others.add(id)
      setIds(others)
    },
    toggleAll: () => setIds(new Set(chosen.length === rows.length ? [] : rows.map(({ id }) => id))),
  }
}
