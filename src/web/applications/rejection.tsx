import { type Application, rejection } from '#contract/applications.ts'
import { storedUser } from '#web/api/session.ts'
import { FormFoot, FormHead } from '#web/forms/form-frame.tsx'
import { ReasonField } from '#web/forms/reason-field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { denyApplication } from './calls.ts'
import styles from './changes.module.css'
import type { Decided } from './decision.tsx'
import { decidedByOtherMessage, REASONS } from './labels.ts'

type RejectionProps = {
  application: Application
  /** Reports the outcome of `decide`, or that somebody else was faster. */
  conclude: (decide: () => Promise<Decided>) => Promise<void>
  onCancel: () => void
}

/** A form for the reason of a rejection, which the owner will read. Chips insert common reasons. */
export function Rejection({ application, conclude, onCancel }: RejectionProps) {
  const { pk, commerce } = application
  const form = useForm({
    schema: rejection,
    initial: { reason: '' },
    labels: { reason: 'Motivo del rechazo' },
    draft: `rejection-${storedUser()?.id}-${pk}`,
    send: ({ values }) => conclude(() => reject(values.reason)),
    onSuccess: () => {},
  })

  async function reject(written: string): Promise<Decided> {
    const decided = await denyApplication(pk, written)
    const late = decidedByOtherMessage(decided)
    // Somebody else has rejected it with another reason, which the owner has received.
    if (decided.reason !== written.trim()) {
      return { message: `${late ?? ALREADY} ${OTHER}`, isOwn: false }
    }
    if (late) return { message: late, isOwn: false }
    const mailSentence = decided.owner === null ? '' : ' Le enviamos el motivo por correo.'
    return {
      message: `Solicitud de «${commerce.name}» rechazada.${mailSentence}`,
      isOwn: true,
      word: 'Rechazado',
    }
  }

  return (
    <form className="grid gap-16 unfold" noValidate onSubmit={form.submit}>
      <FormHead form={form} />
      <ReasonField
        {...form.field('reason')}
        reasons={REASONS}
        onWrite={(text) => form.change('reason', text)}
        help="Lo leerá quien envió la solicitud. Dile qué tiene que cambiar."
        takesFocus
      />
      <FormFoot form={form} />
      <div className={`flex gap-12 justify-end ${styles.buttons}`} data-decision>
        <Button variant="text" onClick={() => !form.isSubmitting && onCancel()}>
          Cancelar
        </Button>
        <Button
          type="submit"
          variant="danger-filled"
          data-key="Ctrl ↵"
          isBusy={form.isSubmitting}
          busyLabel="Rechazando…"
        >
          Rechazar y avisar
        </Button>
      </div>
    </form>
  )
}

const ALREADY = 'Esta solicitud ya estaba rechazada.'
const OTHER = 'El motivo que ha recibido no es el tuyo.'
