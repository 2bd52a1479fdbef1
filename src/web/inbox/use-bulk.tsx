import { useRevalidator } from 'react-router'
import { errorMessage, statusOf } from '#web/api/api.ts'
import { useReason } from '#web/dialogs/reason-form.tsx'
import { allSettledLimited } from '#web/lists/all-settled-limited.ts'
import {
  formatChosen,
  SelectionBar,
  useChosenAnnounced,
  useSelection,
} from '#web/lists/selection-bar.tsx'
import { idsAround, useNextFocus } from '#web/lists/use-next-focus.ts'
import { Button } from '#web/ui/button.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { type Bulk, type BulkAction, failedMessage, REVIEW, staleMessage } from './bulk-actions.ts'
import { undoDecisions } from './calls.ts'
import { checkboxId } from './inbox-list.tsx'
import type { Line } from './kinds.ts'
import { keyOf } from './labels.ts'
import type { useInbox } from './use-inbox.ts'

/**
 * Actions on chosen lines. Those that fail are named and stay chosen. Reviews that changed in the meantime are named and
 * deselected: the user has not seen the new content.
 */
export function useBulk(
  bulk: Bulk | undefined,
  lines: readonly Line[],
  query: string,
  work: ReturnType<typeof useInbox>,
) {
  const isReview = bulk === REVIEW
  const rows = lines
    .filter(({ waits }) => bulk && (waits || !isReview))
    .map((line) => ({ id: keyOf(line), line }))
  const selection = useSelection(rows, query)
  const chosen = selection.chosen.map(({ line }) => line)
  const count = formatChosen(chosen.length)
  useChosenAnnounced(chosen.length, count, bulk?.hint ?? '')
  const { busy, run } = useBusy<string>()
  const { ask, dialog } = useReason()
  const { revalidate } = useRevalidator()
  const focusNext = useNextFocus(lines, HEADING)

  /** Returns what to do after the dialog for the reason has closed. */
  async function act({ call, verb, ...action }: BulkAction, reason = '') {
    const results = await allSettledLimited(chosen, ({ opened }) => call(opened!, reason))
    const errors = results.map((one) => (one.status === 'rejected' ? one.reason : undefined))
    const isStale = (error: unknown) => isReview && [404, 409].includes(statusOf(error) ?? 0)
    const done = chosen.filter((_, place) => results[place]!.status === 'fulfilled')
    const stale = chosen.filter((_, place) => isStale(errors[place]))
    const failed = chosen.filter((line) => !done.includes(line) && !stale.includes(line))
    const error = errors.find((one) => one !== undefined && !isStale(one))
    // The dialog shows the error, and keeps the reason.
    if (action.question && failed.length === chosen.length) throw error
    const message = [
      ...(done.length > 0 ? [action.done(done)] : []),
      ...(failed.length > 0 ? [failedMessage(verb, failed, errorMessage(error))] : []),
      ...(stale.length > 0 ? [staleMessage(stale)] : []),
    ].join(' ')
    const areOwn = results.every((one) => one.status === 'rejected' || one.value !== false)
    const onUndo = () => undoDecisions(done)
    const outcome = { message, ...(areOwn && done.length > 0 && { onUndo }) }
    return () => {
      selection.set(failed.map(keyOf))
      if (isReview && done.length > 0) {
        const word = verb === 'aceptar' ? 'Aceptado' : 'Rechazado'
        return work.goOn({ word, ...outcome }, done)
      }
      work.tell(outcome, done)
      // The bar disappears with the last chosen line.
      if (failed.length === 0) {
        const keys = chosen.map(keyOf)
        const others = idsAround(
          rows.map(({ id }) => id),
          keys.at(-1)!,
        )
        focusNext([...keys, ...others].map(checkboxId))
      }
      // The list is reloaded in the background: the next press need not wait.
      void revalidate()
    }
  }

  function press(action: BulkAction) {
    const { question, verb } = action
    if (question === undefined) return run(verb, async () => (await act(action))())
    if (busy === undefined) ask({ ...question(chosen), act: (reason) => act(action, reason) })
  }

  return {
    choiceOf(line: Line) {
      const id = keyOf(line)
      if (!rows.some((row) => row.id === id)) return undefined
      return { isChosen: selection.isChosen(id), toggle: () => selection.toggle(id) }
    },
    bar: (
      <>
        {bulk && chosen.length > 0 && (
          <SelectionBar
            label={bulk.label}
            count={count}
            onAll={selection.isAll ? undefined : selection.toggleAll}
            onNone={() => {
              selection.set([])
              HEADING.current?.focus({ preventScroll: true })
            }}
          >
            {bulk.actions.map((action) => (
              <Button
                key={action.verb}
                variant={action.variant ?? 'filled'}
                size="small"
                icon={action.icon}
                isBusy={busy === action.verb}
                busyLabel={action.busyLabel}
                onClick={() => void press(action)}
              >
                {action.label(chosen.length)}
              </Button>
            ))}
          </SelectionBar>
        )}
        {dialog}
      </>
    ),
  }
}

/** The heading of the screen, which takes the focus if no line does. */
const HEADING = {
  get current() {
    return document.querySelector<HTMLElement>('main h1')
  },
}
