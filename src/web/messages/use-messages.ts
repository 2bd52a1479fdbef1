import type { RefObject } from 'react'
import type { Message } from '#contract/messages.ts'
import { errorMessage } from '#web/api/api.ts'
import { useOpenForm } from '#web/dialogs/use-open-form.ts'
import { deleteDraft } from '#web/forms/drafts.ts'
import { useDeletion } from '#web/lists/use-deletion.ts'
import { itemsAround } from '#web/lists/use-next-focus.ts'
import { useUnfolded } from '#web/lists/use-unfolded.ts'
import { toast } from '#web/ui/toast.tsx'
import { refreshWaiting } from '#web/waiting/waiting.ts'
import { deleteMessage, restoreMessage, retryMail } from './calls.ts'

/** What is done with messages, and where the focus goes on afterwards; `end` where none is left. */
export function useMessages(messages: readonly Message[], end: RefObject<HTMLElement | null>) {
  const unfolded = useUnfolded()
  const [answering, setAnswering] = useOpenForm<Message>((stored) =>
    messages.find(({ id, answer }) => id === stored.id && answer === null),
  )
  const { remove, leave, reload } = useDeletion(messages, {
    elementId: headingId,
    end,
    remove: deleteMessage,
    restore: restoreMessage,
    messages: { deleted: ({ subject }) => `«${subject}» eliminada` },
    onChange: () => void refreshWaiting(),
  })

  async function answered({ id, sender }: Message) {
    const waiting = itemsAround(messages, id).filter(({ answer }) => answer === null)
    setAnswering(undefined)
    toast({ message: `Respuesta en camino a ${sender}` })
    await reload(waiting)
  }

  async function gone(message: Message) {
    setAnswering(undefined)
    toast({ message: `«${message.subject}» ya no está: otra persona la ha eliminado.` })
    await leave(message)
  }

  async function retry(message: Message) {
    const { answer_mail, sender } = message
    try {
      if (answer_mail !== null) await retryMail(answer_mail)
      toast({ message: `Lo intentamos otra vez: ${sender}` })
    } catch (error) {
      toast({ message: errorMessage(error) })
    }
    await reload([message])
  }

  return {
    ...unfolded,
    answering,
    startAnswer: setAnswering,
    endAnswer: () => setAnswering(undefined),
    answered,
    gone,
    /** Somebody else has answered: what was written stays in sight, and the list says so. */
    taken({ id }: Message) {
      deleteDraft(draftOf(id))
      void reload()
    },
    retry,
    remove,
  }
}

export const headingId = (id: number) => `duda-${id}`

export const draftOf = (id: number) => `answer:${id}`
