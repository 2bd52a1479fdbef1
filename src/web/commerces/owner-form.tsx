import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { z } from 'zod'
import { type Commerce, type OwnerQuestion, ownerMail } from '#contract/commerces.ts'
import { errorMessage, responseBodyOf, statusOf } from '#web/api/api.ts'
import { DialogForm } from '#web/dialogs/dialog-form.tsx'
import { useAfterSave } from '#web/dialogs/use-after-save.ts'
import { EmailField } from '#web/forms/field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { toast } from '#web/ui/toast.tsx'
import { setOwner, undoOwnerChange } from './calls.ts'
import { OwnerChange } from './owner-change.tsx'
import { ownerMessage } from './owner-message.ts'

type OwnerFormProps = { commerce: Commerce; onClose: () => void }

/** The question of the server before a shop changes its owner, and the e-mail that was sent. */
type Asked = { email: string; question: OwnerQuestion }

/** Changes the owner of a shop: asks for the e-mail, then for a confirmation if somebody loses the shop. */
export function OwnerForm({ commerce, onClose }: OwnerFormProps) {
  const [email, setEmail] = useState(commerce.owner?.email ?? '')
  const [asked, setAsked] = useState<Asked>()
  const afterSave = useAfterSave(onClose)
  const undo = useUndo(commerce)

  async function send(to: string, from?: number): Promise<Commerce | Asked> {
    try {
      return await setOwner(commerce.id, to, from)
    } catch (error) {
      const question = questionOf(error)
      if (question === undefined) throw error
      return { email: to, question }
    }
  }

  function onAnswer(answer: Commerce | Asked) {
    if ('question' in answer) {
      setEmail(answer.email)
      return setAsked(answer)
    }
    const hasChanged = answer.owner?.id !== commerce.owner?.id
    return afterSave(ownerMessage(answer.owner), hasChanged ? undo : undefined)
  }

  if (asked === undefined) {
    return <EmailForm initial={email} send={send} onAnswer={onAnswer} onClose={onClose} />
  }
  return (
    <ConfirmationForm
      key={asked.question.from.id}
      commerce={commerce}
      asked={asked}
      send={send}
      onAnswer={onAnswer}
      onBack={() => setAsked(undefined)}
    />
  )
}

type StepProps = {
  send: (email: string, from?: number) => Promise<Commerce | Asked>
  onAnswer: (answer: Commerce | Asked) => unknown
}

function EmailForm({
  initial,
  send,
  onAnswer,
  onClose,
}: StepProps & { initial: string; onClose: () => void }) {
  const form = useForm({
    schema: OWNER_FORM,
    initial: { owner_email: initial },
    labels: { owner_email: 'Correo del dueño' },
    send: ({ values }) => send(values.owner_email),
    onSuccess: onAnswer,
  })
  return (
    <DialogForm
      title={OWNER_TITLE}
      form={form}
      send="Guardar"
      sending="Guardando…"
      onClose={onClose}
    >
      <EmailField
        {...form.field('owner_email')}
        help="Si no tiene cuenta, le invitamos por correo. Vacío: no lo lleva nadie todavía."
        autoComplete="off"
      />
    </DialogForm>
  )
}

function ConfirmationForm({
  commerce,
  asked: { email, question },
  send,
  onAnswer,
  onBack,
}: StepProps & { commerce: Commerce; asked: Asked; onBack: () => void }) {
  const form = useForm({
    initial: {},
    labels: {},
    send: () => send(email, question.from.id),
    onSuccess: onAnswer,
  })
  return (
    <DialogForm
      title={OWNER_TITLE}
      form={form}
      send="Sí, cambiarlo"
      sending="Cambiando…"
      cancel="Volver"
      onClose={onBack}
    >
      <OwnerChange commerce={commerce} question={question} />
    </DialogForm>
  )
}

/** Returns a function that gives the shop back to its former owner. */
function useUndo({ id, name }: Commerce): () => void {
  const { revalidate } = useRevalidator()
  return () => {
    void undoOwnerChange(id).then(
      async ({ owner }) => {
        await revalidate()
        toast({ message: `Deshecho. «${name}», como antes: ${ownerMessage(owner)}` })
      },
      (error) => toast({ message: errorMessage(error) }),
    )
  }
}

function questionOf(error: unknown): OwnerQuestion | undefined {
  const body = responseBodyOf(error) as OwnerQuestion | undefined
  return statusOf(error) === 409 && body?.code === 'owner_change' ? body : undefined
}

export const OWNER_TITLE = 'Quién lleva el comercio'
const OWNER_FORM = z.object({ owner_email: ownerMail })
