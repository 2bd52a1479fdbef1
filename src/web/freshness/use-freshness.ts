import type { RefObject } from 'react'
import { useRevalidator } from 'react-router'
import type { Freshness } from '#contract/freshness.ts'
import { errorMessage } from '#web/api/api.ts'
import { tryEach } from '#web/lists/all-settled-limited.ts'
import { checkboxIds } from '#web/lists/row-checkbox.tsx'
import { itemsAround, useNextFocus } from '#web/lists/use-next-focus.ts'
import { toast } from '#web/ui/toast.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { askOwner, confirmData } from './calls.ts'
import { doneMessage, type FreshnessAction, failedMessage } from './labels.ts'

/**
 * What the office does about a shop or about several, and where the focus goes on afterwards; `end` where none is left.
 * Those of several that failed are named in the message and stay chosen, for a call.
 */
export function useFreshness(
  shops: readonly Freshness[],
  choose: (ids: readonly number[]) => void,
  end: RefObject<HTMLElement | null>,
) {
  /** The action, and the shop; without one, those that are chosen. */
  const { busy, run } = useBusy<string>()
  const { revalidate } = useRevalidator()
  const focusNext = useNextFocus(shops, end)

  async function runOn(action: FreshnessAction, these: readonly Freshness[], areChosen: boolean) {
    const { done, failed, error } = await tryEach(these, ({ id }) => REQUESTS[action](id))
    const sentences = [
      ...(done.length > 0 ? [doneMessage(action, done)] : []),
      ...(failed.length > 0 ? [failedMessage(action, failed, errorMessage(error))] : []),
    ]
    toast({ message: sentences.join(' ') })
    if (areChosen) choose(failed.map(({ id }) => id))
    // What was pressed leaves: the bar with the last chosen, a row with its doubt.
    if (failed.length === 0 && (areChosen || action === 'confirm')) {
      const rows = [...these, ...itemsAround(shops, these.at(-1)!.id)]
      focusNext(rows.flatMap(({ id }) => checkboxIds(id)))
    }
    await revalidate()
  }

  return {
    busyOf: (action: FreshnessAction, shop?: Freshness) => busy === nameOf(action, shop),
    runOn: (action: FreshnessAction, shop: Freshness) =>
      run(nameOf(action, shop), () => runOn(action, [shop], false)),
    runOnChosen: (action: FreshnessAction, chosen: readonly Freshness[]) =>
      run(nameOf(action), () => runOn(action, chosen, true)),
  }
}

const nameOf = (action: FreshnessAction, shop?: Freshness) => `${action} ${shop?.id ?? ''}`

const REQUESTS: Record<FreshnessAction, (id: number) => Promise<unknown>> = {
  ask: askOwner,
  confirm: confirmData,
}
