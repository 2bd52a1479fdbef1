import { formatChosen, useChosenAnnounced, useSelection } from '#web/lists/selection-bar.tsx'
import type { Line, Opened } from './kinds.ts'
import { keyOf } from './labels.ts'

/** State of which lines are chosen. `hint` is announced with the first. */
export function useChosenLines<Thing extends Opened>(
  things: readonly Thing[],
  query: string,
  hint: string,
) {
  const rows = things.map((opened) => ({ id: keyOf(opened), opened }))
  const selection = useSelection(rows, query)
  const chosen = selection.chosen.map(({ opened }) => opened)
  const count = formatChosen(chosen.length)
  useChosenAnnounced(chosen.length, count, hint)
  return {
    chosen,
    keep: (some: readonly Thing[]) => selection.set(some.map(keyOf)),
    /** Props of the selection bar. */
    bar: {
      count,
      onAll: selection.isAll ? undefined : selection.toggleAll,
      onNone() {
        selection.set([])
        HEADING.current?.focus({ preventScroll: true })
      },
    },
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
