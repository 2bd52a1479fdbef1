import { useLocation, useRevalidator } from 'react-router'
import type { Message } from '#contract/messages.ts'
import { errorMessage, statusOf } from '#web/api/api.ts'
import { PlacedForm } from '#web/dialogs/dialog-form.tsx'
import { useOpenForm } from '#web/dialogs/use-open-form.ts'
import { formatMoment } from '#web/format/dates.ts'
import { EntryAnswer } from '#web/lists/entry-answer.tsx'
import { AnswerDialog, AnswerForm } from '#web/messages/answer-dialog.tsx'
import { deleteMessage, restoreMessage, retryMail } from '#web/messages/calls.ts'
import { draftOf } from '#web/messages/labels.ts'
import { attempt } from '#web/screens/attempt.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconTrash } from '#web/ui/icons.ts'
import { toast } from '#web/ui/toast.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { type Bodied, doneOf, taken } from './bodies.tsx'

/** A message with its answer, or with the form for it. The specification requires a dialog in the list of messages. */
export function MessageBody({ opened, onDone }: Bodied<'message'>) {
  const { id, thing } = opened
  const isListOfMessages = useLocation().pathname.startsWith('/messages')
  const { subject, sender, created_at, answer_mail, mail_state } = thing
  const [isAnswering = false, setAnswering] = useOpenForm<boolean>(`message-${id}`)
  const { busy, run } = useBusy<'delete' | 'retry'>()
  const { revalidate } = useRevalidator()
  const close = () => setAnswering(false)
  const gone = { word: 'Ya no está', message: 'Ya no está: otra persona lo ha eliminado.' }
  const form = {
    message: thing,
    async onAnswered() {
      close()
      await onDone(
        doneOf(opened, { word: 'Respondido', message: `Respuesta en camino a ${sender}` }),
      )
    },
    onGone: () => onDone(gone),
    onTaken: () => taken(draftOf(id)),
    onClose() {
      close()
      // Somebody else may have answered.
      void revalidate()
    },
  }

  async function remove() {
    const onUndo = () => restoreMessage(id)
    try {
      await deleteMessage(id)
      await onDone({ word: 'Eliminado', message: `«${subject}» eliminada`, onUndo })
    } catch (error) {
      if (statusOf(error) === 404) await onDone(gone)
      else toast({ message: errorMessage(error) })
    }
  }

  const retry = () =>
    attempt(async () => {
      await retryMail(answer_mail!)
      await onDone({ word: 'Reintentado', message: `Lo intentamos otra vez: ${sender}` }, [])
    })

  const remover = (
    <Button variant="danger" icon={IconTrash} onClick={() => void run('delete', remove)}>
      Eliminar
    </Button>
  )
  return (
    <>
      <p className="note">
        {sender} · {formatMoment(created_at)}
      </p>
      <blockquote className="quote">{thing.message}</blockquote>
      {thing.answer === null && !isListOfMessages ? (
        <>
          <div>{remover}</div>
          <AnswerForm {...form} Frame={PlacedForm} />
        </>
      ) : (
        <>
          {thing.answer !== null && <MessageAnswer message={thing} />}
          <div className="cluster gap-12" data-decision>
            {thing.answer === null && (
              <Button data-key="A" onClick={() => setAnswering(true)}>
                Responder
              </Button>
            )}
            {mail_state === 'dead' && answer_mail !== null && (
              <Button
                isBusy={busy === 'retry'}
                busyLabel="Enviando…"
                onClick={() => void run('retry', retry)}
              >
                Reintentar
              </Button>
            )}
            {remover}
          </div>
          <AnswerDialog {...form} message={isAnswering ? thing : undefined} />
        </>
      )}
    </>
  )
}

/** Shows the answer, who wrote it, and why its mail could not be delivered. */
function MessageAnswer({ message }: { message: Message }) {
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
