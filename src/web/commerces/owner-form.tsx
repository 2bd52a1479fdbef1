import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { z } from 'zod'
import { type Commerce, type OwnerQuestion, ownerMail } from '#contract/commerces.ts'
import { riskyWords } from '#contract/proposals.ts'
import { responseBodyOf, statusOf } from '#web/api/api.ts'
import { DialogForm } from '#web/dialogs/dialog-form.tsx'
import { useAfterSave } from '#web/dialogs/use-after-save.ts'
import { EmailField } from '#web/forms/field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { attempt } from '#web/screens/attempt.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { toast } from '#web/ui/toast.tsx'
import { setOwner, undoOwnerChange } from './calls.ts'
import { pendingFields } from './pending-values.ts'

/** Changes the owner of a shop: asks for the e-mail, then for a confirmation if the shop already has another owner. */
export function OwnerForm({ commerce }: { commerce: Commerce }) {
  const [question, setQuestion] = useState<OwnerQuestion>()
  const afterSave = useAfterSave()
  const undo = useUndo(commerce)
  const form = useForm({
    schema: z.object({ owner_email: ownerMail }),
    initial: { owner_email: commerce.owner?.email ?? '' },
    labels: { owner_email: 'Correo del dueño' },
    send: ({ values }) => setOwner(commerce.id, values.owner_email, question?.from.id),
    onSuccess({ owner }) {
      const hasChanged = owner?.id !== commerce.owner?.id
      return afterSave(ownerMessage(owner), hasChanged ? undo : undefined)
    },
    onError(error) {
      const ownerQuestion = questionOf(error)
      if (ownerQuestion) setQuestion(ownerQuestion)
      return ownerQuestion !== undefined
    },
  })
  if (question === undefined) {
    return (
      <DialogForm form={form}>
        <EmailField
          {...form.field('owner_email')}
          help="Si no tiene cuenta, le invitamos por correo. Vacío: no lo lleva nadie todavía."
          autoComplete="off"
        />
      </DialogForm>
    )
  }
  return (
    <DialogForm
      form={form}
      send="Sí, cambiarlo"
      sending="Cambiando…"
      cancel="Volver"
      onCancel={() => setQuestion(undefined)}
    >
      <Confirmation key={question.from.id} commerce={commerce} question={question} />
    </DialogForm>
  )
}

type ConfirmationProps = { commerce: Commerce; question: OwnerQuestion }

function Confirmation({ commerce, question: { from, to } }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Takes the focus from the submit button: pressing Enter twice must not confirm.
  useEffect(() => heading.current?.focus(), [])
  const pending = riskyWords(pendingFields(commerce))
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="small-title">
        ¿Seguro que «{commerce.name}» cambia de manos?
      </h3>
      <dl className="grid gap-14 p-16 sunken rounded-field">
        <div>
          <dt className="muted small">Deja de llevarlo</dt>
          <dd>
            <strong>{from.username}</strong> <EmailAddress>{from.email}</EmailAddress>
          </dd>
        </div>
        <div>
          <dt className="muted small">Pasa a llevarlo</dt>
          <dd>
            {to === null && <strong>Nadie todavía</strong>}
            {to?.username && <strong>{to.username}</strong>}{' '}
            {to && <EmailAddress>{to.email}</EmailAddress>}
            {to?.username === null && (
              <p className="mt-4 small loose">
                No hay ninguna cuenta con este correo: le invitaremos. Comprueba que está bien
                escrito.
              </p>
            )}
          </dd>
        </div>
      </dl>
      <p>
        {to === null ? 'Se lo diremos por correo.' : 'Se lo diremos a los dos por correo.'} Tienes
        unos segundos para deshacerlo.
      </p>
      {pending !== '' && (
        <p>
          {from.username} había pedido cambiar {pending}: ya no esperará respuesta.
        </p>
      )}
    </>
  )
}

function useUndo({ id, name }: Commerce): () => void {
  const { revalidate } = useRevalidator()
  return () =>
    void attempt(async () => {
      const { owner } = await undoOwnerChange(id)
      await revalidate()
      toast({ message: `Deshecho. «${name}», como antes: ${ownerMessage(owner)}` })
    })
}

function questionOf(error: unknown): OwnerQuestion | undefined {
  const body = responseBodyOf(error) as OwnerQuestion | undefined
  return statusOf(error) === 409 && body?.code === 'owner_change' ? body : undefined
}

export function ownerMessage(owner: Commerce['owner']): string {
  if (owner === null) return 'Nadie todavía.'
  const { username, email, is_invited, is_confirmed } = owner
  if (is_invited) return `${email}. Le hemos invitado, y aún no ha elegido su contraseña.`
  if (is_confirmed) return `${username} (${email}).`
  return `${username} (${email}). Aún no ha confirmado su correo: hasta entonces no se puede decidir.`
}
