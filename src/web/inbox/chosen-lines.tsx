import type { ReactNode } from 'react'
import { SelectionBar, useChosenAnnounced } from '#web/lists/selection-bar.tsx'
import { formatChosen, useSelection } from '#web/lists/use-selection.ts'
import type { Opened } from './calls.ts'
import { keyOf } from './labels.ts'
import type { Line } from './lines.ts'

/** State of which lines are chosen. `hint` is announced with the first. */
export function useChosenLines<Thing extends Opened>(
  things: readonly Thing[],
  query: string,
  hint: string,
) {
  const rows = things.map((opened) => ({ id: keyOf(opened), opened }))
  const selection = useSelection(rows, query)
  const chosen = selection.chosen.map(({ opened }) => opened)
  useChosenAnnounced(chosen.length, formatChosen(chosen.length), hint)
  return {
    chosen,
    keep: (some: readonly Thing[]) => selection.set(some.map(keyOf)),
    all: selection.isAll ? undefined : { name: 'Elegir todos', choose: selection.toggleAll },
    choiceOf(line: Line) {
      const id = keyOf(line)
      if (!rows.some((row) => row.id === id)) return undefined
      return { isChosen: selection.isChosen(id), toggle: () => selection.toggle(id) }
    },
  }
}

/** The heading of the screen, which takes the focus if no line does. */
export const HEADING = {
  get current() {
    return document.querySelector<HTMLElement>('main h1')
  },
}

type ChosenBarProps = {
  label: string
  selection: Pick<ReturnType<typeof useChosenLines>, 'all' | 'chosen'> & {
    keep: (none: readonly never[]) => void
  }
  children: ReactNode
}

export function ChosenBar({ label, selection, children }: ChosenBarProps) {
  const { chosen, all, keep } = selection
  if (chosen.length === 0) return null
  const count = formatChosen(chosen.length)
  function none() {
    keep([])
    HEADING.current?.focus({ preventScroll: true })
  }
  return (
    <SelectionBar label={label} count={count} all={all} onNone={none}>
      {children}
    </SelectionBar>
  )
}
