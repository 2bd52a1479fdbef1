import { useRef, useState } from 'react'
import type { Application } from '#contract/applications.ts'
import { codeOf, errorMessage, statusOf } from '#web/api/api.ts'
import { attempt, useAttempt } from '#web/screens/attempt.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { IconCheck, IconMail, IconX } from '#web/ui/icons.ts'
import { toast } from '#web/ui/toast.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { resendConfirmation } from '#web/users/calls.ts'
import { acceptApplication } from './calls.ts'
import styles from './changes.module.css'
import { acceptedMessage, decidedByOtherMessage, isDecidable } from './labels.ts'
import { Rejection } from './rejection.tsx'

/** Outcome of a decision. `isOwn`: the user made it (default), and may undo it. `word`: announced, such as 'Aceptado'. */
export type Decided = { message: string; isOwn?: boolean; word?: string }

type DecisionProps = {
  application: Application
  onDecided: (decided: Decided) => Promise<void>
}

/** The decision of an application, or why it cannot be decided yet. */
export function Decision(props: DecisionProps) {
  const { application } = props
  if (isDecidable(application)) return <DecisionButtons {...props} />
  return <Unconfirmed owner={application.owner!} />
}

/** Buttons to accept an application at once, or to unfold the form for a rejection. */
function DecisionButtons({ application, onDecided }: DecisionProps) {
  const { pk } = application
  const [isRejecting, setRejecting] = useState(false)
  const reject = useRef<HTMLButtonElement>(null)
  const decision = useDecision(onDecided)

  return (
    <div className="grid gap-16 mt-24 pt-20 line-top">
      {isRejecting ? (
        <Rejection
          application={application}
          conclude={decision.conclude}
          onCancel={() => {
            setRejecting(false)
            requestAnimationFrame(() => reject.current?.focus())
          }}
        />
      ) : (
        <>
          {decision.failure}
          <div className="row wrap gap-12" data-decision>
            <Button
              icon={IconCheck}
              isBusy={decision.isBusy}
              busyLabel="Aceptando…"
              data-key="A"
              onClick={() =>
                decision.run(async () => {
                  const decided = await acceptApplication(pk)
                  const late = decidedByOtherMessage(decided)
                  if (late) return { message: late, isOwn: false }
                  return { message: acceptedMessage(decided), word: 'Aceptado' }
                })
              }
            >
              Aceptar
            </Button>
            <Button
              ref={reject}
              variant="danger"
              data-key="R"
              icon={IconX}
              onClick={() => !decision.isBusy && setRejecting(true)}
            >
              Rechazar
            </Button>
            <p className="muted small">
              {application.owner === null
                ? 'No es de nadie todavía: no avisamos a nadie.'
                : 'Le avisaremos por correo.'}
            </p>
          </div>
        </>
      )}
    </div>
  )
}

/** Sends one decision at a time. If somebody else was faster, it shows the server's message. */
function useDecision(onDecided: DecisionProps['onDecided']) {
  const { busy, run: runOne } = useBusy<'decide'>()
  const { attempt, failure } = useAttempt()

  /** `decide` resolves with the message to show. */
  const run = (decide: () => Promise<Decided>) =>
    runOne('decide', () => attempt(() => conclude(decide)))

  /** Reports a decision, or why the server refused it (404, 409). Throws other errors. */
  async function conclude(decide: () => Promise<Decided>): Promise<void> {
    try {
      await onDecided(await decide())
    } catch (error) {
      const status = statusOf(error)
      if (status !== 409 && status !== 404) throw error
      await onDecided({
        message: `${errorMessage(error)}${formatDecider(error)}`,
        isOwn: false,
      })
    }
  }

  return { isBusy: busy !== undefined, failure, run, conclude }
}

/** Returns a sentence that somebody else was faster; '' if the owner's e-mail is not confirmed. */
function formatDecider(error: unknown): string {
  return codeOf(error) === 'not_confirmed' ? '' : ' Otra persona se te ha adelantado.'
}

type UnconfirmedProps = { owner: { id: number; username: string; email: string } }

/** Explains that the owner has not confirmed the e-mail, and offers to send the mail again. */
function Unconfirmed({ owner }: UnconfirmedProps) {
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
