import type { Category } from '#contract/categories.ts'
import { formatCount } from '#contract/numbers.ts'
import type { Proposal } from '#contract/proposals.ts'
import { facadeOf } from '#web/commerces/facade-of.ts'
import { formatDay } from '#web/format/dates.ts'
import { proposalState } from './labels.ts'
import { ProposalDecision } from './proposal-decision.tsx'
import { ProposalOutcome } from './proposal-outcome.tsx'
import { proposalId } from './queue.ts'
import { type EntryProps, ReviewEntry } from './review-entry.tsx'
import type { Decided } from './use-review.ts'

type ProposalEntryProps = EntryProps & {
  proposal: Proposal
  categories: readonly Category[]
  onDecided: (decided: Decided) => Promise<void>
  onStale: (message: string) => Promise<void>
}

/** A change that an owner asks for, or asked for, collapsed to a line among the applications. */
export function ProposalEntry(props: ProposalEntryProps) {
  const { proposal, categories, onDecided, onStale, ...entry } = props
  const { id, commerce, owner, created_at, changes, revision, state } = proposal
  const isOpen = state === 'open'
  const count = formatCount(changes.length, 'cambio', 'cambios')
  return (
    <ReviewEntry
      {...entry}
      id={proposalId(id)}
      name={commerce.name}
      shop={facadeOf(commerce, categories)}
      meta={[owner?.username, formatDay(created_at), `${isOpen ? 'pide' : 'pidió'} ${count}`]}
      state={proposalState(proposal)}
    >
      {isOpen ? (
        <ProposalDecision
          key={revision}
          proposal={proposal}
          categories={categories}
          onDecided={onDecided}
          onStale={onStale}
        />
      ) : (
        <ProposalOutcome proposal={proposal} categories={categories} />
      )}
    </ReviewEntry>
  )
}
