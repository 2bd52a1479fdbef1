import { useState } from 'react'
import { formatCount } from '#contract/numbers.ts'

export const formatChosen = (count: number) => formatCount(count, 'elegido', 'elegidos')

/** The chosen rows. Nothing is chosen after `query` (filters and page) has changed. */
export function useSelection<Row extends { id: number | string }>(
  rows: readonly Row[],
  query: string,
) {
  const [ids, setIds] = useState<ReadonlySet<Row['id']>>(new Set())
  const [lastQuery, setLastQuery] = useState(query)
  if (lastQuery !== query) {
    setLastQuery(query)
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

type RowCheckboxProps = {
  label: string
  checked: boolean
  onChange: () => void
  id?: string
  isIndeterminate?: boolean
}

export function RowCheckbox({ label, isIndeterminate = false, ...input }: RowCheckboxProps) {
  return (
    <label className="grid place-center tap-square pointer">
      <input
        ref={(element) => {
          if (element) element.indeterminate = isIndeterminate
        }}
        type="checkbox"
        aria-label={label}
        {...input}
      />
    </label>
  )
}

/** Ids of the two checkboxes of a row: in the table and on the card. CSS shows one of them. */
export const checkboxIds = (id: number) => ({
  table: `elegir-fila-${id}`,
  card: `elegir-ficha-${id}`,
})
