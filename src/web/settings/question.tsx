import type { ReactNode } from 'react'
import { GUIDE_QUESTION_COUNT } from '#contract/settings.ts'
import { useAttempt } from '#web/screens/attempt.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { IconArrowLeft } from '#web/ui/icons.ts'
import { PageTitle } from '#web/ui/page-title.tsx'
import styles from './question.module.css'
import { guidePath } from './sections.ts'

const STEPS = Array.from({ length: GUIDE_QUESTION_COUNT }, (_, index) => index + 1)

type QuestionProps = {
  step: number
  title: string
  lead: string
  /** Undefined for the last question, which cannot be skipped. */
  onSkip?: () => Promise<unknown>
  children: ReactNode
}

export function Question({ step, title, lead, onSkip, children }: QuestionProps) {
  const { attempt, failure } = useAttempt()
  return (
    <div className="stack full-width max-w-640">
      {step > 1 && (
        <ButtonLink
          to={guidePath(step - 1)}
          variant="text"
          className={styles.back}
          icon={IconArrowLeft}
        >
          Pregunta anterior
        </ButtonLink>
      )}
      <p className="muted small">
        Pregunta {step} de {GUIDE_QUESTION_COUNT}
      </p>
      <div className={`grid gap-6 mt-8 mb-24 ${styles.steps}`} aria-hidden>
        {STEPS.map((other) => (
          <span key={other} data-done={other <= step || undefined} />
        ))}
      </div>
      <PageTitle title={`${title} · Primeros pasos · Escaparate`}>{title}</PageTitle>
      <p className={`mt-8 muted ${styles.lead}`}>{lead}</p>
      {children}
      {failure}
      <div className={`cluster mt-28 line-top ${styles.others}`}>
        {onSkip && (
          <Button variant="text" onClick={() => attempt(onSkip)}>
            Saltar esta pregunta
          </Button>
        )}
        <ButtonLink to="/dashboard" variant="text">
          Seguir en otro momento
        </ButtonLink>
      </div>
    </div>
  )
}

export function Send({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <Button
      type="submit"
      size="large"
      className={styles.send}
      isBusy={isBusy}
      busyLabel="Guardando…"
    >
      {children}
    </Button>
  )
}
