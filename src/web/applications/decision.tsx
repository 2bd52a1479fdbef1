import { useRef, useState } from 'react'
import type { Application } from '#contract/applications.ts'
import { errorMessage, responseBodyOf, statusOf } from '#web/api/api.ts'
import { useAttempt } from '#web/screens/attempt.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconCheck, IconX } from '#web/ui/icons.ts'
import { useBusy } from '#web/ui/use-busy.ts'
import { acceptApplication } from './calls.ts'
import { acceptedMessage, decidedByOtherMessage } from './labels.ts'
import { Rejection } from './rejection.tsx'

/** Outcome of a decision. `isOwn`: the user made it (default), and may undo it. `word`: announced, such as 'Aceptado'. */
export type Decided = { message: string; isOwn?: boolean; word?: string }

type DecisionProps = {
  application: Application
  onDecided: (decided: Decided) => Promise<void>
}

/** Buttons to accept an application at once, or to unfold the form for a rejection. */
export function Decision({ application, onDecided }: DecisionProps) {
  const { pk } = application
  const [isRejecting, setRejecting] = useState(false)
  const reject = useRef<HTMLButtonElement>(null)
  const decision = useDecision(onDecided)

  if (isRejecting) {
    return (
      <div className="grid gap-16 mt-24 pt-20 line-top">
        <Rejection
          application={application}
          conclude={decision.conclude}
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
  const { code } = (responseBodyOf(error) ?? {}) as { code?: string }
  return code === 'not_confirmed' ? '' : ' Otra persona se te ha adelantado.'
}
