import { invitationForm, type ListedUser } from '#contract/users.ts'
import { DialogForm } from '#web/dialogs/dialog-form.tsx'
import { FormDialog } from '#web/dialogs/form-dialog.tsx'
import { EmailField } from '#web/forms/field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { inviteUser } from './calls.ts'

type InviteProps = {
  onInvited: (user: ListedUser) => Promise<void>
  onClose: () => void
}

const TITLE = 'Invitar'

/** Asks for the e-mail of a person who then gets an account, and a link to choose its password. */
export function InviteDialog({ opened, ...form }: InviteProps & { opened: boolean }) {
  return (
    <FormDialog title={TITLE} opened={opened} onClose={form.onClose}>
      {opened && <InviteForm {...form} />}
    </FormDialog>
  )
}

function InviteForm({ onInvited, onClose }: InviteProps) {
  const form = useForm({
    schema: invitationForm,
    initial: { email: '' },
    labels: { email: 'Correo electrónico' },
    send: ({ values }, { key }) => inviteUser(values, key),
    onSuccess: onInvited,
  })
  return (
    <DialogForm title={TITLE} form={form} send="Invitar" sending="Invitando…" onClose={onClose}>
      <EmailField
        {...form.field('email')}
        help="Le llega un enlace para elegir su contraseña y añadir su comercio."
        aria-required
        autoComplete="off"
      />
    </DialogForm>
  )
}
