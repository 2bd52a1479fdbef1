import { useState } from 'react'
import { z } from 'zod'
import { type Commerce, ownerMail } from '#contract/commerces.ts'
import { DialogForm } from '#web/dialogs/dialog-form.tsx'
import { FormDialog } from '#web/dialogs/form-dialog.tsx'
import { useAfterSave } from '#web/dialogs/use-after-save.ts'
import { EmailField } from '#web/forms/field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { IconUser } from '#web/ui/icons.ts'
import { setOwner } from './calls.ts'
import styles from './commerce-actions.module.css'

/** The owner of a shop, for administrators, with a form to change it. */
export function CommerceOwner({ commerce }: { commerce: Commerce }) {
  const [isOpen, setOpen] = useState(false)
  const { owner } = commerce
  return (
    <div className={styles.row}>
      <div>
        <h2 className={styles.title}>Quién lo lleva</h2>
        <p className={styles.explanation}>{ownerMessage(owner)}</p>
      </div>
      <Button
        variant="outline"
        icon={<IconUser size={22} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {owner === null ? 'Poner a alguien' : 'Cambiar'}
      </Button>
      <FormDialog title={TITLE} opened={isOpen} onClose={() => setOpen(false)}>
        <OwnerForm commerce={commerce} onClose={() => setOpen(false)} />
      </FormDialog>
    </div>
  )
}

function OwnerForm({ commerce, onClose }: { commerce: Commerce; onClose: () => void }) {
  const afterSave = useAfterSave(onClose)
  const form = useForm({
    schema: OWNER_FORM,
    initial: { owner_email: commerce.owner?.email ?? '' },
    labels: { owner_email: 'Correo de quien lo lleva' },
    send: ({ values }) => setOwner(commerce.id, values.owner_email),
    onSuccess: ({ owner }: Commerce) => afterSave(ownerMessage(owner)),
  })
  return (
    <DialogForm title={TITLE} form={form} send="Guardar" sending="Guardando…" onClose={onClose}>
      <EmailField
        {...form.field('owner_email')}
        help="Si no tiene cuenta, le invitamos por correo. Vacío: no lo lleva nadie todavía."
        autoComplete="off"
      />
    </DialogForm>
  )
}

const TITLE = 'Quién lleva el comercio'
const OWNER_FORM = z.object({ owner_email: ownerMail })

function ownerMessage(owner: Commerce['owner']): string {
  if (owner === null) return 'Nadie todavía.'
  const { username, email, is_invited, is_confirmed } = owner
  if (is_invited) return `${email}. Le hemos invitado, y aún no ha elegido su contraseña.`
  if (is_confirmed) return `${username} (${email}).`
  return `${username} (${email}). Aún no ha confirmado su correo: hasta entonces no se puede decidir.`
}
