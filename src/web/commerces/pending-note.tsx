import type { ReactNode } from 'react'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { storedRole } from '#web/api/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PendingChip } from './commerce-status.tsx'
import styles from './side-cards.module.css'

type PendingNoteProps = { commerceId: number; children: ReactNode }

export function PendingNote({ commerceId, children }: PendingNoteProps) {
  const isOffice = storedRole() === ADMINISTRATOR
  return (
    <div role="status">
      {children && (
        <div className="cluster align-start surface rounded-card px-16 py-12 mb-20 max-w-760 outlined gap-8 gap-x-16">
          <PendingChip />
          <div className={`min-w-0 break-anywhere ${styles.words}`}>{children}</div>
          <ButtonLink
            to={isOffice ? '/applications' : `/commerces/${commerceId}`}
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
