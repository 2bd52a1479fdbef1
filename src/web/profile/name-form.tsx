import { type Account, usernameChange } from '#contract/profile.ts'
import { DialogForm } from '#web/dialogs/dialog-form.tsx'
import { useAfterSave } from '#web/dialogs/use-after-save.ts'
import { TextField } from '#web/forms/field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { IconUser } from '#web/ui/icons.ts'
import { saveAccount } from './calls.ts'

type NameFormProps = { account: Account; onClose: () => void }

export function NameForm({ account, onClose }: NameFormProps) {
  const afterSave = useAfterSave(onClose)
  const form = useForm({
    schema: usernameChange,
    initial: { username: account.username },
    labels: { username: 'Nombre de usuario' },
    draft: `account:${account.id}:username`,
    send: ({ values }) => saveAccount(values),
    onSuccess: ({ username }) => afterSave(`Ahora te llamas ${username}.`),
  })
  return (
    <DialogForm
      title="Cambiar el nombre"
      form={form}
      cleared="Vuelve a estar lo guardado."
      send="Guardar"
      sending="Guardando…"
      onClose={onClose}
    >
      <TextField
        {...form.field('username')}
        help="Al menos 4 caracteres. Lo ve la administración."
        autoComplete="username"
        spellCheck={false}
        aria-required
        icon={IconUser}
      />
    </DialogForm>
  )
}
