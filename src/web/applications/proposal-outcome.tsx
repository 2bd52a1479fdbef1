import type { Category } from '#contract/categories.ts'
import type { Proposal } from '#contract/proposals.ts'
import { formatDay } from '#web/format/dates.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { ChangeRow } from './change-row.tsx'
import { PastValues } from './change-values.tsx'
import { PROPOSAL_STATES } from './labels.ts'

/** Shows the decision of each field of a proposal, with its reason and who decided. */
export function ProposalOutcome({
  proposal,
  categories,
}: {
  proposal: Proposal
  categories: readonly Category[]
}) {
  const { changes, accepted, rejected, reason, state, decided_at, decided_by } = proposal
  const day = formatDay(decided_at!)
  return (
    <div className="grid gap-16">
      {changes.map((change) => {
        const { field } = change
        const outcome = accepted.includes(field)
          ? PROPOSAL_STATES.accepted
          : rejected.includes(field)
            ? PROPOSAL_STATES.rejected
            : undefined
        return (
          <ChangeRow key={field} field={field}>
            <PastValues change={change} categories={categories} />
            {outcome && (
              <div>
                <StatusChip tone={outcome.tone}>{outcome.word}</StatusChip>
              </div>
            )}
          </ChangeRow>
        )
      })}
      {state === 'decided' && reason !== null && (
        <blockquote className="pre-line measure">«{reason}»</blockquote>
      )}
      <p className="muted small">
        {state === 'decided' && (decided_by ? `Lo decidió ${decided_by}, ${day}.` : `${day}.`)}
        {state === 'withdrawn' && `Lo retiró quien lo pidió, ${day}.`}
        {state === 'closed' && `Se cerró ${day}. ${reason}`}
      </p>
    </div>
  )
}
