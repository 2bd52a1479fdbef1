import type { ReactNode } from 'react'
import { CardBody } from '#web/ui/card.tsx'
import { IconCheck, IconClock, IconX } from '#web/ui/icons.ts'
import styles from './hanging-sign.module.css'

type Stage = 'completed' | 'current' | 'rejected' | 'upcoming'
export type Step = { name: string; stage: Stage; day?: string | undefined }

type HangingSignProps = {
  /** Id of its title, which can get the focus. */
  id: string
  title: string
  chip: ReactNode
  /** Introduction above its steps. */
  lead?: ReactNode
  /** Steps until publication. */
  steps: readonly Step[]
  children?: ReactNode
}

/** The progress of an application or a change, drawn as a sign that hangs from a nail. */
export function HangingSign({ id, title, chip, lead, steps, children }: HangingSignProps) {
  return (
    <section className="card relative mt-28" aria-labelledby={id}>
      <svg className={`absolute ${styles.strings}`} viewBox="0 0 120 28" aria-hidden="true">
        <path d="M0 28L60 6L120 28" />
        <circle cx="60" cy="6" r="5" />
      </svg>
      <CardBody className={`container ${styles.body}`}>
        <div className="row wrap between gap-8">
          <h2 id={id} tabIndex={-1} className="title">
            {title}
          </h2>
          {chip}
        </div>
        {lead}
        {steps.length > 0 && (
          <ol className={`grid ${styles.steps}`}>
            {steps.map(({ name, stage, day }) => (
              <li key={name} className={styles[stage]} aria-current={currentOf(stage)}>
                <span className={`mb-8 grid place-center relative z-1 ${styles.sign}`}>
                  {icons[stage]}
                </span>
                <span className={`small strong leading-13 ${styles.name}`}>{name}</span>
                <span className="visually-hidden">{spoken[stage]}</span>
                {day && <span className={`text-tiny mt-2 ${styles.day}`}>{day}</span>}
              </li>
            ))}
          </ol>
        )}
        {children}
      </CardBody>
    </section>
  )
}

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
