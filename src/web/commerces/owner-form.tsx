import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { z } from 'zod'
import { type Commerce, type OwnerQuestion, ownerMail } from '#contract/commerces.ts'
import { riskyWords } from '#contract/proposals.ts'
import { errorMessage, responseBodyOf, statusOf } from '#web/api/api.ts'
import { DialogForm } from '#web/dialogs/dialog-form.tsx'
import { useAfterSave } from '#web/dialogs/use-after-save.ts'
import { EmailField } from '#web/forms/field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { toast } from '#web/ui/toast.tsx'
import { setOwner, undoOwnerChange } from './calls.ts'
import styles from './commerce-form.module.css'

/** The question of the server before a shop changes its owner, and the e-mail that was sent. */
type Asked = { email: string; question: OwnerQuestion }

/** Changes the owner of a shop: asks for the e-mail, then for a confirmation if somebody loses the shop. */
export function OwnerForm({ commerce }: { commerce: Commerce }) {
  const [email, setEmail] = useState(commerce.owner?.email ?? '')
  const [asked, setAsked] = useState<Asked>()
  const afterSave = useAfterSave()
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
    return <EmailForm initial={email} send={send} onAnswer={onAnswer} />
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

function EmailForm({ initial, send, onAnswer }: StepProps & { initial: string }) {
  const form = useForm({
    schema: OWNER_FORM,
    initial: { owner_email: initial },
    labels: { owner_email: 'Correo del dueño' },
    send: ({ values }) => send(values.owner_email),
    onSuccess: onAnswer,
  })
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

type ConfirmationProps = StepProps & { commerce: Commerce; asked: Asked; onBack: () => void }

/** Names the present and the new owner of a shop, and the consequences of the change. */
function ConfirmationForm(props: ConfirmationProps) {
  const { from, to } = props.asked.question
  const { name, pending = [] } = props.commerce
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone, and pressing the same key again must not confirm.
  useEffect(() => heading.current?.focus(), [])
  const waiting = riskyWords(pending.map(({ field }) => field))
  const form = useForm({
    initial: {},
    labels: {},
    send: () => props.send(props.asked.email, from.id),
    onSuccess: props.onAnswer,
  })
  return (
    <DialogForm
      form={form}
      send="Sí, cambiarlo"
      sending="Cambiando…"
      cancel="Volver"
      onCancel={props.onBack}
    >
      <h3 ref={heading} tabIndex={-1} className="small-title">
        ¿Seguro que «{name}» cambia de manos?
      </h3>
      <dl className={`grid gap-14 sunken rounded-field ${styles.people}`}>
        <div>
          <dt>Deja de llevarlo</dt>
          <dd>
            <strong>{from.username}</strong> <EmailAddress>{from.email}</EmailAddress>
          </dd>
        </div>
        <div>
          <dt>Pasa a llevarlo</dt>
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
      {waiting !== '' && (
        <p>
          {from.username} había pedido cambiar {waiting}: ya no esperará respuesta.
        </p>
      )}
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

const OWNER_FORM = z.object({ owner_email: ownerMail })

/** Tells the office who owns a shop. */
export function ownerMessage(owner: Commerce['owner']): string {
  if (owner === null) return 'Nadie todavía.'
  const { username, email, is_invited, is_confirmed } = owner
  if (is_invited) return `${email}. Le hemos invitado, y aún no ha elegido su contraseña.`
  if (is_confirmed) return `${username} (${email}).`
  return `${username} (${email}). Aún no ha confirmado su correo: hasta entonces no se puede decidir.`
}
