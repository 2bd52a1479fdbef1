import { type ReactNode, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { type Account, emailChange, usernameChange } from '#contract/profile.ts'
import { ROLE_NAMES, roleNumber } from '#contract/roles.ts'
import { DialogForm } from '#web/dialogs/dialog-form.tsx'
import { DialogButton } from '#web/dialogs/form-dialog.tsx'
import { useAfterSave } from '#web/dialogs/use-after-save.ts'
import { formatDay } from '#web/format/dates.ts'
import { EmailField, PasswordField, TextField } from '#web/forms/field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useAttempt } from '#web/screens/attempt.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { IconClock, IconMail, IconUser } from '#web/ui/icons.ts'
import { toast } from '#web/ui/toast.tsx'
import { saveAccount } from './calls.ts'
import styles from './profile.module.css'
import { Section } from './section.tsx'

export function IdentitySection({ account }: { account: Account }) {
  const role = roleNumber(account.role)
  return (
    <Section title="Nombre y correo">
      <dl className="container justify-self-stretch">
        <Row
          name="Nombre de usuario"
          action={
            <ChangeButton title="Cambiar el nombre" object="el nombre de usuario">
              <NameForm account={account} />
            </ChangeButton>
          }
        >
          {account.username}
        </Row>
        <Row
          name="Correo electrónico"
          action={
            <ChangeButton title="Cambiar el correo" object="el correo electrónico">
              <EmailForm account={account} />
            </ChangeButton>
          }
        >
          <EmailAddress>{account.email}</EmailAddress>
        </Row>
        <Row name="Tipo de cuenta">
          {role && ROLE_NAMES[role]}, desde {formatDay(account.created_at)}
        </Row>
      </dl>
      {account.pending_email && <PendingEmail account={account} />}
    </Section>
  )
}

type RowProps = { name: string; action?: ReactNode; children: ReactNode }

function Row({ name, action, children }: RowProps) {
  return (
    <div className={`align-center gap-4 gap-x-20 py-12 line-top grid ${styles.row}`}>
      <dt className="muted">{name}</dt>
      <dd className={`strong ${styles.value}`}>{children}</dd>
      {action && <dd className={styles.action}>{action}</dd>}
    </div>
  )
}

type ChangeButtonProps = { title: string; object: string; children: ReactNode }

function ChangeButton({ object, ...dialog }: ChangeButtonProps) {
  const label = (
    <>
      Cambiar<span className="visually-hidden"> {object}</span>
    </>
  )
  return <DialogButton {...dialog} label={label} variant="soft" size="small" />
}

function NameForm({ account }: { account: Account }) {
  const afterSave = useAfterSave()
  const form = useForm({
    schema: usernameChange,
    initial: { username: account.username },
    labels: { username: 'Nombre de usuario' },
    draft: `account:${account.id}:username`,
    send: ({ values }) => saveAccount(values),
    onSuccess: ({ username }) => afterSave(`Ahora te llamas ${username}.`),
  })
  return (
    <DialogForm form={form}>
      <TextField
        {...form.field('username')}
        help="Al menos 4 caracteres. Lo ve la administración."
        autoComplete="username"
        spellCheck={false}
        icon={IconUser}
      />
    </DialogForm>
  )
}

function EmailForm({ account }: { account: Account }) {
  const afterSave = useAfterSave()
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
    <DialogForm form={form} send="Enviar enlace" sending="Enviando…">
      <EmailField
        {...form.field('email')}
        help="Te enviamos allí un enlace. Hasta que lo abras, sigue valiendo el de ahora."
        autoComplete="email"
        icon={IconMail}
      />
      <PasswordField
        {...form.field('current_password')}
        help="Para saber que eres tú."
        autoComplete="current-password"
      />
    </DialogForm>
  )
}

/** Shows the e-mail that is not confirmed yet, with a button to cancel the change. */
function PendingEmail({ account: { email, pending_email } }: { account: Account }) {
  const { revalidate } = useRevalidator()
  const { attempt, failure } = useAttempt()
  const box = useRef<HTMLDivElement>(null)
  const cancel = () =>
    attempt(async () => {
      await saveAccount({ email })
      // The pressed button disappears with this notice.
      box.current?.closest('section')?.querySelector('h2')?.focus()
      await revalidate()
      toast({ message: `Tu correo sigue siendo ${email}.` })
    })

  return (
    <div
      ref={box}
      className="flex gap-12 p-16 break-anywhere outlined pending rounded-button justify-self-stretch"
    >
      <IconClock size={24} aria-hidden />
      <div className="grid gap-6 min-w-0 justify-items-start">
        <p>
          Falta confirmar <strong>{pending_email}</strong>
        </p>
        <p>
          Abre el enlace que te hemos enviado allí: vale 3 días. Si no llega, mira en el correo no
          deseado.
        </p>
        {failure}
        <Button
          variant="text"
          size="small"
          className={styles.undo}
          busyLabel="Anulando…"
          onClick={cancel}
        >
          Anular el cambio
        </Button>
      </div>
    </div>
  )
}
