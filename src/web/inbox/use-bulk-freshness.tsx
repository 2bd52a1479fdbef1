import { useRevalidator } from 'react-router'
import { errorMessage } from '#web/api/api.ts'
import { FRESHNESS_CALLS } from '#web/freshness/calls.ts'
import { doneMessage, type FreshnessAction, failedMessage } from '#web/freshness/labels.ts'
import { tryEach } from '#web/lists/all-settled-limited.ts'
import { SelectionBar } from '#web/lists/selection-bar.tsx'
import { itemsAround, useNextFocus } from '#web/lists/use-next-focus.ts'
import { Button } from '#web/ui/button.tsx'
import { IconMail, IconPhoneCheck } from '#web/ui/icons.ts'
import { useBusy } from '#web/ui/use-busy.ts'
import { undoDecisions } from './calls.ts'
import { HEADING, useChosenLines } from './chosen-lines.ts'
import { checkboxId } from './inbox-list.tsx'
import type { Line } from './kinds.ts'
import { keyOf } from './labels.ts'
import type { useInbox } from './use-inbox.ts'

/**
 * Asks the owners of chosen shops by mail, or confirms their data after a call. If some fail, the message names them
 * and they stay chosen.
 */
export function useBulkFreshness(
  lines: readonly Line[],
  query: string,
  { tell }: ReturnType<typeof useInbox>,
) {
  const shops = lines.flatMap(({ opened }) => (opened?.kind === 'unconfirmed' ? [opened] : []))
  const selection = useChosenLines(shops, query, HINT)
  const { chosen } = selection
  const { busy, run } = useBusy<FreshnessAction>()
  const { revalidate } = useRevalidator()
  const focusNext = useNextFocus(lines, HEADING)

  async function act(action: FreshnessAction) {
    const { done, failed, error } = await tryEach(chosen, ({ id }) => FRESHNESS_CALLS[action](id))
    const named = (some: typeof chosen) => some.map(({ thing }) => thing)
    const message = [
      ...(done.length > 0 ? [doneMessage(action, named(done))] : []),
      ...(failed.length > 0 ? [failedMessage(action, named(failed), errorMessage(error))] : []),
    ].join(' ')
    tell({ message, ...(done.length > 0 && { onUndo: () => undoDecisions(done) }) }, done)
    selection.keep(failed)
    // The bar disappears with the last chosen line.
    if (failed.length === 0) {
      const next = [...chosen, ...itemsAround(shops, chosen.at(-1)!.id)]
      focusNext(next.map((shop) => checkboxId(keyOf(shop))))
    }
    // The list is reloaded in the background: the next press need not wait.
    void revalidate()
  }

  return {
    choiceOf: selection.choiceOf,
    bar: chosen.length > 0 && (
      <SelectionBar label="Comercios elegidos" {...selection.bar}>
        <Button
          size="small"
          icon={IconMail}
          isBusy={busy === 'ask'}
          busyLabel="Enviando…"
          onClick={() => void run('ask', () => act('ask'))}
        >
          Preguntar
        </Button>
        <Button
          variant="soft"
          size="small"
          icon={IconPhoneCheck}
          isBusy={busy === 'confirm'}
          busyLabel="Guardando…"
          onClick={() => void run('confirm', () => act('confirm'))}
        >
          {chosen.length === 1 ? 'Dar por bueno' : 'Dar por buenos'}
        </Button>
      </SelectionBar>
    ),
  }
}

const HINT = 'Tras la lista puedes preguntar por correo, o darlos por buenos.'
