import type { ReactNode } from 'react'
import type { Commerce, Status } from '#contract/commerces.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { storedRole } from '#web/api/session.ts'
import { formatDay } from '#web/format/dates.ts'
import { CardBody } from '#web/ui/card.tsx'
import { IconCheck, IconClock, IconX } from '#web/ui/icons.ts'
import { CommerceStatus, isHidden } from './commerce-status.tsx'
import styles from './hanging-sign.module.css'

type Step = { name: string; stage: keyof typeof STAGES; day?: string | undefined }

type HangingSignProps = {
  id: string
  title: string
  chip: ReactNode
  lead?: ReactNode
  steps: readonly Step[]
  children?: ReactNode
}

/** The progress of an application or a change, drawn as a sign that hangs from a nail. */
export function HangingSign({ id, title, chip, lead, steps, children }: HangingSignProps) {
  return (
    <section className="card relative mt-28" aria-labelledby={id}>
      <svg className={`absolute ${styles.strings}`} viewBox="0 0 120 28" aria-hidden="true">
        <path
          d="M0 28L60 6L120 28"
          className="muted"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
        <circle cx="60" cy="6" r="5" className="ink" fill="currentColor" />
      </svg>
      <CardBody className={`container ${styles.body}`}>
        <div className="row wrap between gap-8">
          <h2 id={id} tabIndex={-1} className="title">
            {title}
          </h2>
          {chip}
        </div>
        {lead}
        <ol className={`grid ${styles.steps}`}>
          {steps.map(({ name, stage, day }) => (
            <li
              key={name}
              className={`grid relative content-start centered ${styles[stage]}`}
              aria-current={stage === 'current' || stage === 'rejected' ? 'step' : undefined}
            >
              <span className={`mb-8 grid place-center relative z-1 ${styles.sign}`}>
                {STAGES[stage].icon}
              </span>
              <span className={`small strong leading-13 ${stage === 'upcoming' ? 'muted' : ''}`}>
                {name}
              </span>
              <span className="visually-hidden">{STAGES[stage].words}</span>
              {day && <span className={`text-tiny mt-2 ${styles.day}`}>{day}</span>}
            </li>
          ))}
        </ol>
        {children}
      </CardBody>
    </section>
  )
}

/** `words` tell the stage to screen readers. */
const STAGES = {
  completed: { icon: <IconCheck size={24} stroke={2.6} aria-hidden />, words: ', hecho' },
  current: { icon: <IconClock size={24} aria-hidden />, words: ', ahora' },
  rejected: { icon: <IconX size={24} stroke={2.6} aria-hidden />, words: ', ahora' },
  upcoming: { icon: null, words: ', por llegar' },
}

type ApplicationCardProps = { commerce: Commerce; children: ReactNode }

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

function stepsOf(commerce: Commerce): Step[] {
  const { status, submitted_at, decided_at } = commerce
  const sent = formatDay(submitted_at)
  const decided = decided_at ? formatDay(decided_at) : undefined
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
