import { passwordChange } from '#contract/auth.ts'
import type { Account } from '#contract/profile.ts'
import { DialogForm } from '#web/dialogs/dialog-form.tsx'
import { DialogButton } from '#web/dialogs/form-dialog.tsx'
import { useAfterSave } from '#web/dialogs/use-after-save.ts'
import { PasswordField } from '#web/forms/field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { changePassword } from './calls.ts'
import { Section } from './section.tsx'

type PasswordProps = { account: Account }

export function PasswordSection({ account }: PasswordProps) {
  return (
    <Section title="Contraseña">
      <p>Al cambiarla se cierran las demás sesiones: sigue abierta solo la de este dispositivo.</p>
      <DialogButton title="Cambiar la contraseña" variant="soft" size="small">
        <PasswordForm account={account} />
      </DialogButton>
    </Section>
  )
}

function PasswordForm({ account }: PasswordProps) {
  const afterSave = useAfterSave()
  const form = useForm({
    schema: passwordChange,
    initial: { current_password: '', new_password: '' },
    labels: { current_password: 'Contraseña actual', new_password: 'Contraseña nueva' },
    send: ({ values }, { key }) => changePassword(values, key),
    onSuccess: () => afterSave('Contraseña cambiada. Las demás sesiones están cerradas.'),
  })
  return (
    <DialogForm form={form}>
      <HiddenEmail email={account.email} />
      <PasswordField {...form.field('current_password')} autoComplete="current-password" />
      <PasswordField
        {...form.field('new_password')}
        help="Al menos 6 caracteres."
        autoComplete="new-password"
      />
    </DialogForm>
  )
}

/** Tells password managers to which account the password belongs. */
export function HiddenEmail({ email }: { email: string }) {
  return <input hidden readOnly autoComplete="username" value={email} />
}
