import { type ReactNode, useState } from 'react'
import { formatCount } from '#contract/numbers.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconX } from '#web/ui/icons.ts'
import { useOnChange } from '#web/ui/use-on-change.ts'
import styles from './list-screen.module.css'

type SelectionBarProps = {
  label: string
  count: string
  /** Chooses all rows; undefined if all are chosen. */
  onAll: (() => void) | undefined
  onNone: () => void
  children: ReactNode
}

/** A sticky bar with actions on the chosen rows. Render it last. */
export function SelectionBar({ label, count, onAll, onNone, children }: SelectionBarProps) {
  return (
    <>
      <div className="toast-room" />
      <section
        className={`row wrap surface rounded-card no-print gap-8 gap-x-12 max-w-1120 container outlined mt-20 rise z-1 shadow-modal ${styles.bar}`}
        aria-label={label}
      >
        <p className={`strong ${styles.count}`}>{count}</p>
        {onAll && (
          <Button variant="text" size="small" onClick={onAll}>
            Elegir todos
          </Button>
        )}
        <div className={`cluster gap-8 ml-auto ${styles.actions}`}>{children}</div>
        <button
          type="button"
          className={`hover-sunken grid place-center tap-square rounded-button ${styles.clear}`}
          aria-label="Quitar la selección"
          onClick={onNone}
        >
          <IconX size={22} aria-hidden />
        </button>
      </section>
    </>
  )
}

/** Announces how many rows are chosen, and for the first one also the hint. */
export function useChosenAnnounced(chosen: number, count: string, hint: string): void {
  useOnChange(chosen, (before) => {
    if (chosen > 0) announce(before === 0 ? `${count}. ${hint}` : count)
  })
}

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

/** Ids of a row's two checkboxes: in the table and on the card. CSS shows one of them. */
export const checkboxIds = (row: number) => [`elegir-fila-${row}`, `elegir-ficha-${row}`] as const
