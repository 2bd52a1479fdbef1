import { useRef, useState } from 'react'
import { type Application, rejection } from '#contract/applications.ts'
import { codeOf, errorMessage, statusOf } from '#web/api/api.ts'
import { storedUser } from '#web/api/session.ts'
import { ScreenForm } from '#web/dialogs/dialog-form.tsx'
import { ReasonField } from '#web/forms/reason-field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { attempt, useAttempt } from '#web/screens/attempt.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { IconCheck, IconMail, IconX } from '#web/ui/icons.ts'
import { toast } from '#web/ui/toast.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { resendConfirmation } from '#web/users/calls.ts'
import { acceptApplication, denyApplication } from './calls.ts'
import styles from './changes.module.css'
import { acceptedMessage, decidedByOtherMessage, isDecidable, REASONS } from './labels.ts'

/** Outcome of a decision. `canUndo`: default true. `word` is announced: 'Aceptado', default 'Ya estaba decidido'. */
export type Verdict = { message: string; canUndo?: boolean; word?: string }

type DecisionProps = {
  application: Application
  onDecided: (decided: Verdict) => Promise<void>
}

export function Decision(props: DecisionProps) {
  if (isDecidable(props.application)) return <DecisionButtons {...props} />
  return <UnconfirmedNotice owner={props.application.owner!} />
}

function DecisionButtons({ application, onDecided }: DecisionProps) {
  const { pk, owner } = application
  const [isRejecting, setRejecting] = useState(false)
  const reject = useRef<HTMLButtonElement>(null)
  const { attempt: attemptDecision, failure } = useAttempt()
  const { busy, run } = useBusy<'accept'>()

  const accept = () =>
    attemptDecision(async () => {
      const message = acceptedMessage(application)
      await onDecided(await outcomeOf(acceptApplication(pk), { message, word: 'Aceptado' }))
    })

  if (isRejecting) {
    return (
      <div className="mt-24 pt-20 line-top">
        <Rejection
          application={application}
          onDecided={onDecided}
          onCancel={() => {
            setRejecting(false)
            requestAnimationFrame(() => reject.current?.focus())
          }}
        />
      </div>
    )
  }
  return (
    <div className="grid gap-16 mt-24 pt-20 line-top">
      {failure}
      <div className="row wrap gap-12" data-decision>
        <Button
          icon={IconCheck}
          isBusy={busy !== undefined}
          busyLabel="Aceptando…"
          data-key="A"
          onClick={() => void run('accept', accept)}
        >
          Aceptar
        </Button>
        <Button
          ref={reject}
          variant="danger"
          data-key="R"
          icon={IconX}
          onClick={() => busy === undefined && setRejecting(true)}
        >
          Rechazar
        </Button>
        <p className="muted small">
          {owner === null
            ? 'No es de nadie todavía: no avisamos a nadie.'
            : 'Le avisaremos por correo.'}
        </p>
      </div>
    </div>
  )
}

type RejectionProps = DecisionProps & { onCancel: () => void }

function Rejection({ application, onDecided, onCancel }: RejectionProps) {
  const { pk, commerce, owner } = application
  const mailSentence = owner === null ? '' : ' Le enviamos el motivo por correo.'
  const message = `Solicitud de «${commerce.name}» rechazada.${mailSentence}`
  const form = useForm({
    schema: rejection,
    initial: { reason: '' },
    labels: { reason: 'Motivo del rechazo' },
    draft: `rejection-${storedUser()?.id}-${pk}`,
    send: ({ values }) =>
      outcomeOf(denyApplication(pk, values.reason), { message, word: 'Rechazado' }),
    onSuccess: onDecided,
  })
  return (
    <ScreenForm
      title="Rechazar"
      form={form}
      send="Rechazar y avisar"
      sending="Rechazando…"
      danger
      onCancel={onCancel}
    >
      <ReasonField
        {...form.field('reason')}
        reasons={REASONS}
        onWrite={(text) => form.change('reason', text)}
        help="Lo leerá quien envió la solicitud. Dile qué tiene que cambiar."
        takesFocus
      />
    </ScreenForm>
  )
}

/** Returns `outcome`, or an outcome that says that somebody else has decided before. */
async function outcomeOf(call: Promise<Application>, outcome: Verdict): Promise<Verdict> {
  try {
    const late = decidedByOtherMessage(await call)
    return late ? { message: late, canUndo: false } : outcome
  } catch (error) {
    const status = statusOf(error)
    if (status !== 409 && status !== 404) throw error
    const isLate = codeOf(error) !== 'not_confirmed'
    const lateSentence = isLate ? ' Otra persona se te ha adelantado.' : ''
    return { message: `${errorMessage(error)}${lateSentence}`, canUndo: false }
  }
}

function UnconfirmedNotice({ owner }: { owner: NonNullable<Application['owner']> }) {
  const { id, username, email } = owner
  const resend = () =>
    attempt(async () => {
      await resendConfirmation(id)
      toast({ message: `Confirmación en camino a ${email}` })
    })

  return (
    <section
      className={`grid gap-14 mt-24 line-top pt-20 justify-items-start ${styles.unconfirmed}`}
      aria-label="Sin confirmar"
    >
      <p className="measure">
        Aún no se puede decidir: {username} no ha abierto el enlace que le enviamos a{' '}
        <EmailAddress>{email}</EmailAddress>, y no sabemos si ese correo es suyo. Si no lo confirma,
        su registro se eliminará solo.
      </p>
      <Button variant="outline" icon={IconMail} busyLabel="Enviando…" onClick={resend}>
        Reenviar confirmación
      </Button>
    </section>
  )
}
