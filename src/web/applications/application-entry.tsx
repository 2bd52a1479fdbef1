import type { Application } from '#contract/applications.ts'
import type { Category } from '#contract/categories.ts'
import { categoryNames, facadeOf } from '#web/commerces/facade-of.ts'
import { formatDay } from '#web/format/dates.ts'
import { Card } from '#web/ui/card.tsx'
import { Mark } from '#web/ui/drawing.tsx'
import { IconChevronDown } from '#web/ui/icons.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { ApplicationContent } from './application-content.tsx'
import styles from './application-entry.module.css'
import { Decision } from './decision.tsx'
import { isDecidable, STATES } from './labels.ts'
import { Unconfirmed } from './unconfirmed.tsx'
import { type Decided, headingId } from './use-review.ts'

type ApplicationEntryProps = {
  application: Application
  categories: readonly Category[]
  isOpen: boolean
  onToggle: () => void
  onDecided: (pk: number, decided: Decided) => Promise<void>
}

/** One application, collapsed to a line: shop, category, date and state. */
export function ApplicationEntry(props: ApplicationEntryProps) {
  const { application, categories, isOpen, onToggle, onDecided } = props
  const { pk, status, commerce, submitted_at } = application
  const shop = facadeOf(commerce, categories)
  const names = categoryNames(commerce.category, categories)
  const id = headingId(pk)
  const state = isDecidable(application) ? STATES[status] : STATES.unconfirmed
  return (
    <Card as="article" className={styles.entry}>
      <h2 className={styles.heading}>
        <button
          id={id}
          type="button"
          className={styles.line}
          aria-expanded={isOpen}
          aria-controls={`${id}-contenido`}
          onClick={onToggle}
        >
          <Mark shop={shop} size={56} />
          <span className={styles.words}>
            <span className={styles.name}>{commerce.name}</span>
            <span className="visually-hidden">, </span>
            <span className={styles.meta}>
              {[...names.slice(0, 1), formatDay(submitted_at)].join(' · ')}
            </span>
            <span className="visually-hidden">, </span>
          </span>
          <span className={styles.status}>
            <StatusChip tone={state.tone}>{state.word}</StatusChip>
          </span>
          <IconChevronDown className={styles.chevron} size={26} aria-hidden />
        </button>
      </h2>
      <div id={`${id}-contenido`} className={styles.content} hidden={!isOpen}>
        {isOpen && (
          <>
            <ApplicationContent application={application} shop={shop} categories={names} />
            {status === 'PE' &&
              (isDecidable(application) ? (
                <Decision application={application} onDecided={onDecided} />
              ) : (
                <Unconfirmed owner={application.owner!} />
              ))}
          </>
        )}
      </div>
    </Card>
  )
}
