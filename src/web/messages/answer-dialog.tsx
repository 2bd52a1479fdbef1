import { type Message, messageAnswer } from '#contract/messages.ts'
import { statusOf } from '#web/api/api.ts'
import { DialogForm, type PlacedForm } from '#web/dialogs/dialog-form.tsx'
import { FormDialog } from '#web/dialogs/form-dialog.tsx'
import { formatMoment } from '#web/format/dates.ts'
import { TextArea } from '#web/forms/field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { IconMail, IconSend } from '#web/ui/icons.ts'
import { answerMessage } from './calls.ts'
import { draftOf } from './labels.ts'

type Ends = {
  onAnswered: (message: Message) => Promise<void>
  /** Called if somebody else has deleted the message, or answered it. */
  onGone: (message: Message) => Promise<void>
  onTaken: (message: Message) => void
  onClose: () => void
}

export function AnswerDialog({ message, ...on }: Ends & { message: Message | undefined }) {
  return (
    <FormDialog title={TITLE} opened={message !== undefined} onClose={on.onClose}>
      {message && <AnswerForm message={message} {...on} />}
    </FormDialog>
  )
}

type AnswerFormProps = Ends & { message: Message; Frame?: typeof PlacedForm }

/** The form of the answer, in a dialog or within the screen. */
export function AnswerForm({ message, Frame = DialogForm, ...on }: AnswerFormProps) {
  const { id, subject, sender, created_at } = message
  const form = useForm({
    schema: messageAnswer,
    initial: { answer: '' },
    labels: { answer: 'Tu respuesta' },
    draft: draftOf(id),
    send: ({ values }) => answerMessage(id, values.answer),
    onSuccess: on.onAnswered,
    onError(error) {
      if (statusOf(error) === 409) on.onTaken(message)
      if (statusOf(error) !== 404) return false
      void on.onGone(message)
      return true
    },
  })
  return (
    <Frame
      title={TITLE}
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

const TITLE = 'Responder'
