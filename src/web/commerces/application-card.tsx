import type { ReactNode } from 'react'
import type { Commerce, Status } from '#contract/commerces.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { storedRole } from '#web/api/session.ts'
import { formatDay } from '#web/format/dates.ts'
import { CardBody } from '#web/ui/card.tsx'
import { IconCheck, IconClock, IconX } from '#web/ui/icons.ts'
import styles from './application-card.module.css'
import { CommerceStatus, isHidden } from './commerce-status.tsx'

type ApplicationCardProps = {
  commerce: Commerce
  /** The action after a rejection. */
  children: ReactNode
}

/** The status of a shop's application, drawn as a sign that hangs from a nail. */
export function ApplicationCard({ commerce, children }: ApplicationCardProps) {
  return (
    <section className={styles.card} aria-labelledby="solicitud">
      <svg className={styles.strings} viewBox="0 0 120 28" aria-hidden="true">
        <path d="M0 28L60 6L120 28" />
        <circle cx="60" cy="6" r="5" />
      </svg>
      <CardBody className={styles.body}>
        <div className={styles.head}>
          <h2 id="solicitud" tabIndex={-1} className={styles.title}>
            {storedRole() === ADMINISTRATOR ? 'Solicitud de alta' : 'Tu solicitud'}
          </h2>
          <CommerceStatus commerce={commerce} />
        </div>
        <ol className={styles.steps}>
          {stepsOf(commerce).map(({ name, stage, day }) => (
            <li key={name} className={styles[stage]} aria-current={currentOf(stage)}>
              <span className={styles.sign}>{icons[stage]}</span>
              <span className={styles.name}>{name}</span>
              <span className="visually-hidden">{spoken[stage]}</span>
              {day && <span className={styles.day}>{day}</span>}
            </li>
          ))}
        </ol>
        {commerce.status === 'RE' && (
          <div className={styles.rejection}>
            {commerce.reason && (
              <div className={styles.reason}>
                <h3>Motivo</h3>
                <p>«{commerce.reason}»</p>
              </div>
            )}
            {children}
          </div>
        )}
      </CardBody>
    </section>
  )
}

type Stage = 'completed' | 'current' | 'rejected' | 'upcoming'
type Step = { name: string; stage: Stage; day?: string }

const icons = {
  completed: <IconCheck size={24} stroke={2.6} aria-hidden />,
  current: <IconClock size={24} aria-hidden />,
  rejected: <IconX size={24} stroke={2.6} aria-hidden />,
  upcoming: null,
}
const spoken = {
  completed: ', hecho',
  current: ', ahora',
  rejected: ', ahora',
  upcoming: ', por llegar',
}

function currentOf(stage: Stage) {
  return stage === 'current' || stage === 'rejected' ? 'step' : undefined
}

/** Only the current step shows its date. */
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
