import type { Application } from '#contract/applications.ts'
import type { Proposal } from '#contract/proposals.ts'
import { errorMessage, statusOf } from '#web/api/api.ts'
import { acceptApplication, decideProposal, denyApplication } from '#web/applications/calls.ts'
import { decidedByOtherMessage } from '#web/applications/labels.ts'
import { useReason } from '#web/dialogs/reason-form.tsx'
import { allSettledLimited } from '#web/lists/all-settled-limited.ts'
import { SelectionBar } from '#web/lists/selection-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconCheck, IconX } from '#web/ui/icons.ts'
import { useBusy } from '#web/ui/use-busy.ts'
import {
  type BulkDecision,
  doneMessage,
  failedMessage,
  rejectionQuestion,
  staleMessage,
} from './bulk-labels.ts'
import { undoDecisions } from './calls.ts'
import { useChosenLines } from './chosen-lines.ts'
import type { Line, Opened } from './kinds.ts'
import type { useInbox } from './use-inbox.ts'

/**
 * Accepts the chosen applications and changes, or rejects them with one reason. Those that fail are named and stay
 * chosen. Those that changed in the meantime are named and deselected: the user has not seen the new content.
 */
export function useBulkReview(
  lines: readonly Line[],
  query: string,
  work: ReturnType<typeof useInbox>,
) {
  const waiting = lines.flatMap((line) =>
    line.waits && isReviewed(line.opened) ? [{ ...line.opened, title: line.title }] : [],
  )
  const selection = useChosenLines(waiting, query, HINT)
  const { chosen } = selection
  const { busy, run } = useBusy<BulkDecision>()
  const { ask, dialog } = useReason()

  /** Returns what to do after the dialog has closed. */
  async function decide(decision: BulkDecision, reason = '') {
    const results = await allSettledLimited(chosen, (one) => DECIDE[decision](one, reason))
    const errors = results.map((one) => (one.status === 'rejected' ? one.reason : undefined))
    const isStale = (error: unknown) => [404, 409].includes(statusOf(error) ?? 0)
    const done = chosen.filter((_, place) => results[place]!.status === 'fulfilled')
    const late = chosen.filter((_, place) => isStale(errors[place]))
    const failed = chosen.filter((one) => !done.includes(one) && !late.includes(one))
    const error = errors.find((one) => one !== undefined && !isStale(one))
    // The dialog shows the error, and keeps the reason.
    if (decision === 'reject' && failed.length === chosen.length) throw error
    const areOwn = results.every((one) => one.status === 'fulfilled' && one.value)
    const message = [
      ...(done.length > 0 ? [doneMessage(decision, done)] : []),
      ...(failed.length > 0 ? [failedMessage(decision, failed, errorMessage(error))] : []),
      ...(late.length > 0 ? [staleMessage(late)] : []),
    ].join(' ')
    return () => {
      selection.keep(failed)
      const word = decision === 'accept' ? 'Aceptado' : 'Rechazado'
      const onUndo = () => undoDecisions(done)
      return work.goOn({ word, message, ...(areOwn && { onUndo }) }, done)
    }
  }

  function reject() {
    if (busy === undefined)
      ask({ ...rejectionQuestion(chosen), act: (why) => decide('reject', why) })
  }

  return {
    choiceOf: selection.choiceOf,
    bar: (
      <>
        {chosen.length > 0 && (
          <SelectionBar label="Elegidos" {...selection.bar}>
            <Button
              size="small"
              icon={IconCheck}
              isBusy={busy === 'accept'}
              busyLabel="Aceptando…"
              onClick={() => void run('accept', async () => (await decide('accept'))())}
            >
              {`Aceptar ${chosen.length}`}
            </Button>
            <Button variant="danger" size="small" icon={IconX} onClick={reject}>
              {`Rechazar ${chosen.length}`}
            </Button>
          </SelectionBar>
        )}
        {dialog}
      </>
    ),
  }
}

const HINT = 'Tras la lista puedes aceptar o rechazar.'

type Reviewed = Extract<Opened, { kind: 'application' | 'change' }>

const isReviewed = (opened: Opened | undefined): opened is Reviewed =>
  opened?.kind === 'application' || opened?.kind === 'change'

/** Resolves with whether the user made the decision, and not somebody else before with the same outcome. */
type Decide = (thing: Reviewed, reason: string) => Promise<boolean>

const DECIDE: Record<BulkDecision, Decide> = {
  async accept({ kind, id, thing }) {
    if (kind === 'application') return isOwn(await acceptApplication(id))
    await decideProposal(id, { ...seen(thing), accept: fieldsOf(thing), reject: [], reason: '' })
    return true
  },
  async reject({ kind, id, thing }, reason) {
    if (kind === 'application') return isOwn(await denyApplication(id, reason))
    await decideProposal(id, { ...seen(thing), accept: [], reject: fieldsOf(thing), reason })
    return true
  },
}

const isOwn = (decided: Application) => decidedByOtherMessage(decided) === undefined
const seen = ({ revision }: Proposal) => ({ revision })
const fieldsOf = ({ changes }: Proposal) => changes.map(({ field }) => field)
