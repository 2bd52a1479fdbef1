import type { ReactNode } from 'react'
import type { Commerce, Status } from '#contract/commerces.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { storedRole } from '#web/api/session.ts'
import { formatDay } from '#web/format/dates.ts'
import { CommerceStatus, isHidden } from './commerce-status.tsx'
import { HangingSign, type Step } from './hanging-sign.tsx'

type ApplicationCardProps = {
  commerce: Commerce
  /** The action after a rejection. */
  children: ReactNode
}

/** The status of a shop's application. */
export function ApplicationCard({ commerce, children }: ApplicationCardProps) {
  return (
    <HangingSign
      id="solicitud"
      title={storedRole() === ADMINISTRATOR ? 'Solicitud de alta' : 'Tu solicitud'}
      chip={<CommerceStatus commerce={commerce} />}
      steps={stepsOf(commerce)}
    >
      {commerce.status === 'RE' && (
        <div className="grid gap-16 mt-20">
          {commerce.reason && (
            <div className="rejected rounded-button px-16 py-14">
              <h3 className="small-title">Motivo</h3>
              <p className="pre-line">«{commerce.reason}»</p>
            </div>
          )}
          {children}
        </div>
      )}
    </HangingSign>
  )
}

/** Returns the steps; only the current one shows its date. */
function stepsOf(commerce: Commerce): Step[] {
  const { status, submitted_at, decided_at } = commerce
  const sent = formatDay(submitted_at)
  const decided = decided_at === null ? undefined : formatDay(decided_at)
  const steps: Record<Status, Step[]> = {
    PE: [
      { name: 'Enviada', stage: 'completed', day: sent },
      { name: 'En revisión', stage: 'current' },
      { name: 'Publicada', stage: 'upcoming' },
    ],
    OK: [
      { name: 'Enviada', stage: 'completed' },
      { name: 'En revisión', stage: 'completed' },
      { name: isHidden(commerce) ? 'Aceptada' : 'Publicada', stage: 'completed', day: decided },
    ],
    RE: [
      { name: 'Enviada', stage: 'completed' },
      { name: 'Rechazada', stage: 'rejected', day: decided },
      { name: 'Publicada', stage: 'upcoming' },
    ],
  }
  return steps[status]
}
