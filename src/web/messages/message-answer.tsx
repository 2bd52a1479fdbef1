import type { Message } from '#contract/messages.ts'
import { formatMoment } from '#web/format/dates.ts'
import { EntryAnswer } from '#web/lists/entry-answer.tsx'

/** Shows the answer, who wrote it, and why its mail could not be delivered. */
export function MessageAnswer({ message }: { message: Message }) {
  const { id, answer, answered_at, answered_by, sender, mail_state, mail_error } = message
  const whose = answered_by === null ? 'Respuesta' : `Respuesta de ${answered_by}`
  return (
    <EntryAnswer
      id={`respuesta-${id}`}
      heading={`${whose}, ${answered_at && formatMoment(answered_at)}`}
      text={answer}
      failure={
        mail_state === 'dead'
          ? `No ha llegado a ${sender}. El servidor de correo dijo: ${mail_error ?? 'nada'}`
          : undefined
      }
    />
  )
}
