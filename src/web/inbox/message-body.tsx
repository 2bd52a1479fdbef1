import { useLocation, useRevalidator } from 'react-router'
import { errorMessage, statusOf } from '#web/api/api.ts'
import { ScreenForm } from '#web/dialogs/dialog-form.tsx'
import { FormDialog } from '#web/dialogs/form-dialog.tsx'
import { useOpenForm } from '#web/dialogs/use-open-form.ts'
import { formatMoment } from '#web/format/dates.ts'
import { EntryAnswer } from '#web/lists/entry-answer.tsx'
import { AnswerForm } from '#web/messages/answer-form.tsx'
import { deleteMessage, restoreMessage, retryMail } from '#web/messages/calls.ts'
import { attempt } from '#web/screens/attempt.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconTrash } from '#web/ui/icons.ts'
import { toast } from '#web/ui/toast.tsx'
import type { KindBodyProps } from './bodies.tsx'

/** In the list of messages the form is in a dialog, as the specification requires. */
export function MessageBody({ opened, goOn, onDecided }: KindBodyProps<'message'>) {
  const { id, data } = opened
  const { subject, sender, answer, answered_at, answered_by, answer_mail } = data
  const isLost = data.mail_state === 'dead'
  const isInDialog = useLocation().pathname.startsWith('/messages')
  const [isAnswering = false, setAnswering] = useOpenForm<boolean>(`message-${id}`)
  const { revalidate } = useRevalidator()
  const onGone = () =>
    goOn({ word: 'Ya no está', message: 'Ya no está: otra persona lo ha eliminado.' })
  const form = {
    message: data,
    async onAnswered() {
      setAnswering(false)
      await onDecided({ word: 'Respondido', message: `Respuesta en camino a ${sender}` })
    },
    onGone,
  }

  function closeDialog() {
    setAnswering(false)
    // Somebody else may have answered meanwhile: shows the answer.
    void revalidate()
  }

  async function remove() {
    const onUndo = () => restoreMessage(id)
    try {
      await deleteMessage(id)
      await goOn({ word: 'Eliminado', message: `«${subject}» eliminada`, onUndo })
    } catch (error) {
      if (statusOf(error) === 404) await onGone()
      else toast({ message: errorMessage(error) })
    }
  }

  const retry = () =>
    attempt(async () => {
      await retryMail(answer_mail!)
      // Nothing was decided, so this item stays open.
      await goOn({ word: 'Reintentado', message: `Lo intentamos otra vez: ${sender}` }, [])
    })

  const removeButton = (
    <Button variant="danger" icon={IconTrash} busyLabel="Eliminando…" onClick={remove}>
      Eliminar
    </Button>
  )
  return (
    <>
      <p className="note">
        {sender} · {formatMoment(data.created_at)}
      </p>
      <blockquote className="quote">{data.message}</blockquote>
      {answer === null && !isInDialog ? (
        <>
          <div>{removeButton}</div>
          <AnswerForm {...form} Frame={ScreenForm} />
        </>
      ) : (
        <>
          {answer !== null && (
            <EntryAnswer
              id={`respuesta-${id}`}
              heading={`Respuesta${answered_by === null ? '' : ` de ${answered_by}`}, ${answered_at && formatMoment(answered_at)}`}
              text={answer}
              failure={
                isLost
                  ? `No ha llegado a ${sender}. El servidor de correo dijo: ${data.mail_error ?? 'nada'}`
                  : undefined
              }
            />
          )}
          <div className="cluster gap-12" data-decision>
            {answer === null && (
              <Button data-key="A" onClick={() => setAnswering(true)}>
                Responder
              </Button>
            )}
            {isLost && answer_mail !== null && (
              <Button busyLabel="Enviando…" onClick={retry}>
                Reintentar
              </Button>
            )}
            {removeButton}
          </div>
          <FormDialog title="Responder" opened={isAnswering} onClose={closeDialog}>
            <AnswerForm {...form} />
          </FormDialog>
        </>
      )}
    </>
  )
}
