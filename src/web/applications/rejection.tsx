import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { type Application, rejection } from '#contract/applications.ts'
import { denyApplication } from '#web/api.ts'
import { checkForm } from '#web/forms.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { IconCheck } from '#web/ui/icons.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { RunningDecision } from './decision.tsx'
import styles from './rejection.module.css'
import { REASONS, toggleReason } from './wording.ts'

type RejectionProps = {
  application: Application
  decision: RunningDecision
  onCancel: () => void
}

/** Why not, in words that the owner will read: common reasons a press away, and one's own. */
export function Rejection({ application, decision, onCancel }: RejectionProps) {
  const { pk, commerce } = application
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const first = useRef<HTMLButtonElement>(null)
  const field = useId()
  useEffect(() => first.current?.focus(), [])

  function write(text: string) {
    if (decision.isBusy) return
    setReason(text)
    if (error) setError(checkForm(rejection, { reason: text }).reason)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const { reason: wrong } = checkForm(rejection, { reason })
    setError(wrong)
    if (wrong) document.getElementById(field)?.focus()
    else void decision.run(reject)
  }

  async function reject(): Promise<string> {
    const decided = await denyApplication(pk, reason)
    // Somebody else had rejected it before, and the owner has read that reason.
    if (decided.reason !== reason.trim()) return `«${commerce.name}» ya estaba rechazada. ${OTHER}`
    return `Solicitud de «${commerce.name}» rechazada. Le enviamos el motivo por correo.`
  }

  return (
    <form className={styles.rejection} noValidate onSubmit={submit}>
      <fieldset className={styles.reasons}>
        <legend className="visually-hidden">Motivos frecuentes</legend>
        {REASONS.map(({ name, sentence }, place) => {
          const isWritten = reason.includes(sentence)
          return (
            <button
              key={name}
              ref={place === 0 ? first : undefined}
              type="button"
              className={styles.reason}
              aria-pressed={isWritten}
              onClick={() => write(toggleReason(reason, sentence))}
            >
              {isWritten && <IconCheck size={22} stroke={2.4} aria-hidden />}
              {name}
            </button>
          )
        })}
      </fieldset>
      <TextArea
        id={field}
        label="Motivo del rechazo"
        help="Lo leerá quien envió la solicitud. Dile qué tiene que cambiar."
        error={error}
        required
        value={reason}
        onChange={(event) => write(event.target.value)}
      />
      {decision.failure && (
        <Notice key={decision.failure.attempt}>{decision.failure.message}</Notice>
      )}
      <div className={styles.buttons}>
        <Button variant="text" onClick={() => !decision.isBusy && onCancel()}>
          Cancelar
        </Button>
        <Button
          type="submit"
          variant="danger-filled"
          busy={decision.isBusy}
          busyLabel="Rechazando…"
        >
          Rechazar y avisar
        </Button>
      </div>
    </form>
  )
}

const OTHER = 'El motivo que ha recibido es el de otra persona.'
