import { useRevalidator } from 'react-router'
import { errorMessage, statusOf } from '#web/api/api.ts'
import { allSettledLimited } from '#web/lists/all-settled-limited.ts'
import { formatChosen, useSelection } from '#web/lists/selection.tsx'
import { useBulkBar } from '#web/lists/use-bulk-bar.tsx'
import { idsAround, useNextFocus } from '#web/lists/use-next-focus.ts'
import { type Bulk, type BulkAction, failedMessage, REVIEW, staleMessage } from './bulk-actions.ts'
import { undoDecisions } from './calls.ts'
import { checkboxId } from './inbox-list.tsx'
import type { Row } from './kinds.ts'
import { keyOf } from './labels.ts'
import type { useInbox } from './use-inbox.ts'

/**
 * Actions on chosen rows. Rows that fail stay chosen. Reviews that somebody else has changed are deselected, because
 * the user has not seen the new content.
 */
export function useBulk(
  bulk: Bulk | undefined,
  rows: readonly Row[],
  query: string,
  work: ReturnType<typeof useInbox>,
) {
  const isReview = bulk === REVIEW
  const selectable = rows
    .filter(({ waits }) => (isReview ? waits : bulk !== undefined))
    .map((row) => ({ id: keyOf(row), row }))
  const selection = useSelection(selectable, query)
  const chosen = selection.chosen.map(({ row }) => row)
  const { revalidate } = useRevalidator()
  const focusNext = useNextFocus(rows, HEADING)

  /** Returns what to do after the dialog for the reason has closed. */
  async function act({ call, verb, ...action }: BulkAction, reason = '') {
    const results = await allSettledLimited(chosen, ({ item }) => call(item!, reason))
    const errors = results.map((result) =>
      result.status === 'rejected' ? result.reason : undefined,
    )
    const isStale = (error: unknown) => isReview && [404, 409].includes(statusOf(error) ?? 0)
    const done = chosen.filter((_, index) => results[index]!.status === 'fulfilled')
    const stale = chosen.filter((_, index) => isStale(errors[index]))
    const failed = chosen.filter((row) => !done.includes(row) && !stale.includes(row))
    const error = errors.find((reason) => reason !== undefined && !isStale(reason))
    // The dialog shows the error, and keeps the reason.
    if (action.question && failed.length === chosen.length) throw error
    const message = [
      ...(done.length > 0 ? [action.successMessage(done)] : []),
      ...(failed.length > 0 ? [failedMessage(verb, failed, errorMessage(error))] : []),
      ...(stale.length > 0 ? [staleMessage(stale)] : []),
    ].join(' ')
    // If somebody else has made any of the decisions, the user cannot undo the decisions.
    const canUndo = results.every((each) => each.status === 'rejected' || each.value !== false)
    const onUndo = () => undoDecisions(done)
    const outcome = { message, ...(canUndo && done.length > 0 && { onUndo }) }
    return () => {
      selection.set(failed.map(keyOf))
      if (isReview && done.length > 0) {
        const word = verb === 'aceptar' ? 'Aceptado' : 'Rechazado'
        return work.goOn({ word, ...outcome }, done)
      }
      work.showOutcome(outcome, done)
      // The focused bar disappears with the last chosen row.
      if (failed.length === 0) {
        const keys = chosen.map(keyOf)
        const selectableKeys = selectable.map(({ id }) => id)
        focusNext([...keys, ...idsAround(selectableKeys, keys.at(-1)!)].map(checkboxId))
      }
      void revalidate()
    }
  }

  const { bar, dialog } = useBulkBar({
    label: bulk?.label ?? '',
    count: formatChosen(chosen.length),
    hint: bulk?.hint ?? '',
    actions: (bulk?.actions ?? []).map((action) => ({
      ...action,
      key: action.verb,
      name: action.label(chosen.length),
      question: action.question?.(chosen),
      act: (reason) => act(action, reason),
    })),
    selection,
    heading: HEADING,
  })

  return {
    choiceOf(row: Row) {
      const id = keyOf(row)
      if (!selectable.some((other) => other.id === id)) return undefined
      return { isChosen: selection.isChosen(id), toggle: () => selection.toggle(id) }
    },
    bar: (
      <>
        {bar}
        {dialog}
      </>
    ),
  }
}

/** Like a ref to the heading of the screen. */
const HEADING = {
  get current() {
    return document.querySelector<HTMLElement>('main h1')
  },
}
