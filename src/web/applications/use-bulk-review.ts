import { useRevalidator } from 'react-router'
import type { Proposal } from '#contract/proposals.ts'
import { errorMessage, statusOf } from '#web/api/api.ts'
import { useReason } from '#web/dialogs/use-reason.tsx'
import { allSettledLimited } from '#web/lists/all-settled-limited.ts'
import { toast } from '#web/ui/toast.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { refreshWaiting } from '#web/waiting/waiting.ts'
import {
  type BulkDecision,
  doneMessage,
  failedMessage,
  rejectionQuestion,
  staleMessage,
} from './bulk-labels.ts'
import { acceptApplication, decideProposal, denyApplication } from './calls.ts'
import { decidedByOtherMessage } from './labels.ts'
import type { Entry } from './queue.ts'
import type { Review } from './use-review.ts'

/**
 * Accepts several entries, or rejects them with one reason, and goes on to the next. Those that failed are named and
 * stay chosen; those that are others by now are named, and chosen no more: nobody has seen what they ask.
 */
export function useBulkReview(review: Review, choose: (ids: readonly string[]) => void) {
  const { busy, run } = useBusy<BulkDecision>()
  const { revalidate } = useRevalidator()
  const { ask, dialog } = useReason()

  /** Returns what follows, for which a dialog fades out first. */
  async function decide(decision: BulkDecision, chosen: readonly Entry[], reason = '') {
    const results = await allSettledLimited(chosen, (entry) => DECIDE[decision](entry, reason))
    const errors = results.map((one) => (one.status === 'rejected' ? one.reason : undefined))
    const isStale = (error: unknown) => [404, 409].includes(statusOf(error) ?? 0)
    const done = chosen.filter((_, place) => results[place]!.status === 'fulfilled')
    const late = chosen.filter((_, place) => isStale(errors[place]))
    const failed = chosen.filter((one) => !done.includes(one) && !late.includes(one))
    const error = errors.find((one) => one !== undefined && !isStale(one))
    // The dialog tells it, and keeps the reason.
    if (decision === 'reject' && failed.length === chosen.length) throw error
    const undoable = chosen.flatMap(({ id, application }, place) => {
      const result = results[place]!
      const isOwn = result.status === 'fulfilled' && result.value
      return application && isOwn ? [{ id, pk: application.pk }] : []
    })
    const message = [
      ...(done.length > 0 ? [doneMessage(decision, done)] : []),
      ...(failed.length > 0 ? [failedMessage(decision, failed, errorMessage(error))] : []),
      ...(late.length > 0 ? [staleMessage(late)] : []),
    ].join(' ')
    // A decided change is public, or was mailed: it cannot be undone.
    const canUndo = undoable.length === done.length
    const ids = chosen.map(({ id }) => id)
    return async () => {
      choose(failed.map(({ id }) => id))
      if (late.length > 0) return review.stale(late[0]!.id, message)
      if (failed.length === 0) return review.goOn(ids, message, canUndo ? undoable : [])
      toast({ message })
      void refreshWaiting()
      await revalidate()
    }
  }

  return {
    busy,
    dialog,
    run(decision: BulkDecision, chosen: readonly Entry[]) {
      if (decision === 'reject') {
        const act = (reason: string) => decide(decision, chosen, reason)
        return ask({ ...rejectionQuestion(chosen), act })
      }
      void run(decision, async () => (await decide(decision, chosen))())
    },
  }
}

/** Answers whether the decision is one's own: somebody else may have been quicker with the same one. */
type Decide = (entry: Entry, reason: string) => Promise<boolean>

const DECIDE: Record<BulkDecision, Decide> = {
  async accept({ application, proposal }) {
    if (application) return isOwn(await acceptApplication(application.pk))
    await decideProposal(proposal.id, { ...seen(proposal), accept: fieldsOf(proposal), reject: [] })
    return true
  },
  async reject({ application, proposal }, reason) {
    if (application) return isOwn(await denyApplication(application.pk, reason))
    const decision = { ...seen(proposal), accept: [], reject: fieldsOf(proposal) }
    await decideProposal(proposal.id, { ...decision, reason })
    return true
  },
}

const isOwn = (decided: Parameters<typeof decidedByOtherMessage>[0]) =>
  decidedByOtherMessage(decided) === undefined
const seen = ({ revision }: Proposal) => ({ revision, reason: '' })
const fieldsOf = ({ changes }: Proposal) => changes.map(({ field }) => field)
