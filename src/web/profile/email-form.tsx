import { type Account, emailChange } from '#contract/profile.ts'
import { DialogForm } from '#web/dialogs/dialog-form.tsx'
import { useAfterSave } from '#web/dialogs/use-after-save.ts'
import { EmailField, PasswordField } from '#web/forms/field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { IconMail } from '#web/ui/icons.ts'
import { saveAccount } from './calls.ts'

type EmailFormProps = { account: Account; onClose: () => void }

export function EmailForm({ account, onClose }: EmailFormProps) {
  const afterSave = useAfterSave(onClose)
  const form = useForm({
    schema: emailChange.refine(({ email }) => email.toLowerCase() !== account.email.toLowerCase(), {
      path: ['email'],
      error: 'Ese ya es tu correo. Escribe otro.',
    }),
    initial: { email: '', current_password: '' },
    labels: { email: 'Correo electrónico nuevo', current_password: 'Contraseña actual' },
    draft: `account:${account.id}:email`,
    secret: ['current_password'],
    send: ({ values }) => saveAccount(values),
    onSuccess: ({ pending_email }) =>
      afterSave(`Te hemos enviado un enlace a ${pending_email}. Ábrelo para cambiarlo.`),
  })
  return (
    <DialogForm
      title="Cambiar el correo"
      form={form}
      cleared="Vuelve a estar lo guardado."
      send="Enviar enlace"
      onClose={onClose}
    >
      <EmailField
        {...form.field('email')}
        help="Te enviamos allí un enlace. Hasta que lo abras, sigue valiendo el de ahora."
        autoComplete="email"
        aria-required
        icon={IconMail}
      />
      <PasswordField
        {...form.field('current_password')}
        help="Para saber que eres tú."
        autoComplete="current-password"
        aria-required
      />
    </DialogForm>
  )
}
