import { type Message, messageAnswer } from '#contract/messages.ts'
import { statusOf } from '#web/api/api.ts'
import { DialogForm, type ScreenForm } from '#web/dialogs/dialog-form.tsx'
import { formatMoment } from '#web/format/dates.ts'
import { TextArea } from '#web/forms/field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { IconMail, IconSend } from '#web/ui/icons.ts'
import { onDecisionError } from '#web/waiting/pending-items.ts'
import { answerMessage } from './calls.ts'

type AnswerFormProps = {
  message: Message
  onAnswered: () => Promise<void>
  /** Called if somebody else has deleted the message. */
  onGone: () => Promise<void>
  /** Shows the form in the screen. Default: in a dialog. */
  Frame?: typeof ScreenForm
}

export function AnswerForm({ message, onAnswered, onGone, Frame = DialogForm }: AnswerFormProps) {
  const { id, subject, sender, created_at } = message
  const draft = `answer:${id}`
  const form = useForm({
    schema: messageAnswer,
    initial: { answer: '' },
    labels: { answer: 'Tu respuesta' },
    draft,
    send: ({ values }) => answerMessage(id, values.answer),
    onSuccess: onAnswered,
    onError(error) {
      if (statusOf(error) !== 404) return onDecisionError(error, draft)
      void onGone()
      return true
    },
  })
  return (
    <Frame
      title="Responder"
      form={form}
      send="Enviar respuesta"
      sending="Enviando…"
      icon={IconSend}
      above={
        <section
          className="break-anywhere sunken rounded-chip py-16 px-18"
          aria-label="Lo que pregunta"
        >
          <h3 className="small-title strong">{subject}</h3>
          <p className="note">
            {sender} · {formatMoment(created_at)}
          </p>
          <p className="mt-8 pre-line">{message.message}</p>
        </section>
      }
    >
      <div className="stack gap-12">
        <TextArea {...form.field('answer')} required />
        <p className="row gap-10 muted small">
          <IconMail size={24} aria-hidden />
          Le llegará a {sender}
        </p>
      </div>
    </Frame>
  )
}
