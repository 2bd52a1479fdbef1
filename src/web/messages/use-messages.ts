import { type RefObject, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ContactMessage } from '#contract/contact.ts'
import { failureSentence, retryMail, statusOf } from '#web/api/api.ts'
import { useOpenForm } from '#web/dialogs/use-open-form.ts'
import { deleteDraft } from '#web/forms/drafts.ts'
import { toast } from '#web/ui/toast.tsx'
import { deleteMessage, restoreMessage } from './calls.ts'
import { unansweredMessages } from './pending.ts'

/** What is done with messages, and where the focus goes on afterwards; `end` where none is left. */
export function useMessages(
  messages: readonly ContactMessage[],
  end: RefObject<HTMLElement | null>,
) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const [answering, setAnswering] = useOpenForm<ContactMessage>((kept) =>
    messages.find(({ id, answer }) => id === kept.id && answer === null),
  )
  const { revalidate } = useRevalidator()
  /** The messages that take the focus once the list has come anew: the first of them still there. */
  const next = useRef<number[]>(undefined)
  const removing = useRef(new Set<number>())

  useEffect(() => {
    if (next.current === undefined) return
    const there = next.current.find((id) => messages.some((message) => message.id === id))
    next.current = undefined
    const target = there === undefined ? end.current : document.getElementById(headingId(there))
    target?.focus()
  }, [messages, end])

  async function reload(focusOn?: number[]) {
    next.current = focusOn
    void unansweredMessages.refresh()
    await revalidate()
  }

  async function answered({ id, sender }: ContactMessage) {
    const waiting = around(messages, id).filter(({ answer }) => answer === null)
    setAnswering(undefined)
    toast({ message: `Respuesta en camino a ${sender}` })
    await reload(waiting.map((message) => message.id))
  }

  async function gone(message: ContactMessage) {
    setAnswering(undefined)
    toast({ message: `«${message.subject}» ya no está: otra persona la ha eliminado.` })
    await reload(around(messages, message.id).map(({ id }) => id))
  }

  async function retry({ id, answer_mail, sender }: ContactMessage) {
    try {
      if (answer_mail !== null) await retryMail(answer_mail)
      toast({ message: `Lo intentamos otra vez: ${sender}` })
    } catch (error) {
      toast({ message: failureSentence(error) })
    }
    await reload([id])
  }

  async function remove({ id, subject }: ContactMessage) {
    if (removing.current.has(id)) return
    removing.current.add(id)
    try {
      await deleteMessage(id)
      toast({ message: `«${subject}» eliminada`, onUndo: () => restore(id) })
    } catch (error) {
      // Somebody else was quicker: it is gone all the same.
      if (statusOf(error) !== 404) return toast({ message: failureSentence(error) })
    } finally {
      removing.current.delete(id)
    }
    await reload(around(messages, id).map((message) => message.id))
  }

  async function restore(id: number) {
    try {
      await restoreMessage(id)
    } catch (error) {
      toast({ message: failureSentence(error) })
    }
    await reload([id])
  }

  return {
    isOpen: (id: number) => open.has(id),
    toggle(id: number) {
      const others = new Set(open)
      if (!others.delete(id)) others.add(id)
      setOpen(others)
    },
    answering,
    startAnswer: setAnswering,
    endAnswer: () => setAnswering(undefined),
    answered,
    gone,
    /** Somebody else has answered: what was written stays in sight, and the list says so. */
    taken({ id }: ContactMessage) {
      deleteDraft(draftOf(id))
      void reload()
    },
    retry,
    remove,
  }
}

export const headingId = (id: number) => `duda-${id}`

export const draftOf = (id: number) => `answer:${id}`

/** The others in the order in which one goes on: those below, then those above from the nearest. */
function around(messages: readonly ContactMessage[], id: number): ContactMessage[] {
  const place = messages.findIndex((message) => message.id === id)
  return [...messages.slice(place + 1), ...messages.slice(0, Math.max(0, place)).reverse()]
}
