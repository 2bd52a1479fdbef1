import type { Category } from '#contract/categories.ts'
import type { Proposal } from '#contract/proposals.ts'
import { facadeOf } from '#web/commerces/facade-of.ts'
import { formatDay } from '#web/format/dates.ts'
import { formatCount } from '#web/format/numbers.ts'
import { Card } from '#web/ui/card.tsx'
import { Mark } from '#web/ui/drawing.tsx'
import { IconChevronDown } from '#web/ui/icons.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'
import styles from './application-entry.module.css'
import { ProposalDecision } from './proposal-decision.tsx'
import { type Decided, proposalId } from './use-review.ts'

type ProposalEntryProps = {
  proposal: Proposal
  categories: readonly Category[]
  isOpen: boolean
  onToggle: () => void
  onDecided: (decided: Decided) => Promise<void>
  onStale: (message: string) => Promise<void>
}

/** A change that an owner asks for, collapsed to a line among the applications. */
export function ProposalEntry(props: ProposalEntryProps) {
  const { proposal, categories, isOpen, onToggle, onDecided, onStale } = props
  const { id, commerce, owner, created_at, changes, revision } = proposal
  const heading = proposalId(id)
  const asks = `pide ${formatCount(changes.length, 'cambio', 'cambios')}`
  return (
    <Card as="article" className={styles.entry}>
      <h2 className={styles.heading}>
        <button
          id={heading}
          type="button"
          className={styles.line}
          aria-expanded={isOpen}
          aria-controls={`${heading}-contenido`}
          onClick={onToggle}
        >
          <Mark shop={facadeOf(commerce, categories)} size={56} />
          <span className={styles.words}>
            <span className={styles.name}>{commerce.name}</span>
            <span className="visually-hidden">, </span>
            <span className={styles.meta}>
              {[owner?.username, formatDay(created_at), asks].filter(Boolean).join(' · ')}
            </span>
            <span className="visually-hidden">, </span>
          </span>
          <span className={styles.status}>
            <StatusChip tone="waiting">Cambio</StatusChip>
          </span>
          <IconChevronDown className={styles.chevron} size={26} aria-hidden />
        </button>
      </h2>
      <div id={`${heading}-contenido`} className={styles.content} hidden={!isOpen}>
        {isOpen && (
          <ProposalDecision
            key={revision}
            proposal={proposal}
            categories={categories}
            onDecided={onDecided}
            onStale={onStale}
          />
        )}
      </div>
    </Card>
  )
}
