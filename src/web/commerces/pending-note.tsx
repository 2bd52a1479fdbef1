import type { ReactNode } from 'react'
import type { Commerce } from '#contract/commerces.ts'
import type { PendingChange, RiskyField } from '#contract/proposals.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { storedRole } from '#web/api/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PendingChip } from './commerce-status.tsx'
import styles from './side-cards.module.css'

type PendingNoteProps<Field extends RiskyField> = {
  commerce: Commerce
  field: Field
  /** Returns the text about the pending change, for the owner or the office. */
  say: (change: PendingChange & { field: Field }, isOffice: boolean) => ReactNode
}

/** Shown on the screen of a field with a pending change, with a link to correct or decide it. */
export function PendingNote<Field extends RiskyField>(props: PendingNoteProps<Field>) {
  const { commerce, field, say } = props
  const isOffice = storedRole() === ADMINISTRATOR
  const isOfField = (change: PendingChange): change is PendingChange & { field: Field } =>
    change.field === field
  const change = commerce.pending?.find(isOfField)
  return (
    <div role="status">
      {change && (
        <div className="cluster align-start surface rounded-card px-16 py-12 mb-20 max-w-760 outlined gap-8 gap-x-16">
          <PendingChip />
          <div className={`min-w-0 break-anywhere ${styles.words}`}>{say(change, isOffice)}</div>
          <ButtonLink
            to={isOffice ? '/applications' : `/commerces/${commerce.id}`}
            variant="text"
            size="small"
          >
            {isOffice ? 'Ir a revisarlo' : 'Ver tu cambio'}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
