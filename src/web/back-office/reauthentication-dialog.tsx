import { Modal } from '@mantine/core'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { login } from '#contract/auth.ts'
import { onSessionEvents, signIn } from '#web/api/api.ts'
import { storedUser } from '#web/api/session.ts'
import { PasswordField } from '#web/forms/field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { IconLock } from '#web/ui/icons.ts'
import { DialogForm } from '../dialogs/dialog-form.tsx'
import styles from '../dialogs/form-dialog.module.css'
import { requestReauthentication, useReauthentication } from '../dialogs/reauthentication.ts'

/**
 * Asks for the password over the screen when the session ends while there are unsaved changes. Without
 * unsaved changes it leads to the login.
 */
export function ReauthenticationDialog() {
  const reauthentication = useReauthentication()
  const { revalidate } = useRevalidator()
  useEffect(
    () =>
      onSessionEvents({
        askAgain: async () => {
          const email = storedUser()?.email
          return email !== undefined && (await requestReauthentication(email))
        },
        // The guard of the screen redirects.
        onEnd: () => void revalidate(),
      }),
    [revalidate],
  )
  return (
    <Modal.Root
      opened={reauthentication !== undefined}
      onClose={() => reauthentication?.answer(false)}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size={440}
      centered
      lockScroll={false}
      zIndex={300}
      classNames={{ inner: styles.inner, content: styles.dialog }}
    >
      <Modal.Overlay color="#09160f" backgroundOpacity={0.58} />
      <Modal.Content>
        <div className={styles.head}>
          <Modal.Title component="h2" className={styles.title}>
            Tu sesión ha terminado
          </Modal.Title>
        </div>
        {reauthentication && (
          <PasswordForm email={reauthentication.email} onAnswer={reauthentication.answer} />
        )}
      </Modal.Content>
    </Modal.Root>
  )
}

type PasswordFormProps = { email: string; onAnswer: (goesOn: boolean) => void }

function PasswordForm({ email, onAnswer }: PasswordFormProps) {
  const form = useForm({
    schema: login,
    initial: { email, password: '' },
    labels: { password: 'Contraseña' },
    send: ({ values }) => signIn(values.email, values.password),
    onSuccess: () => onAnswer(true),
  })
  return (
    <DialogForm
      title="Iniciar sesión otra vez"
      form={form}
      send="Continuar"
      sending="Entrando…"
      cancel="Salir"
      onClose={() => onAnswer(false)}
    >
      <p>Escribe tu contraseña y sigues donde estabas. No se ha perdido nada.</p>
      <p className={styles.subtitle}>
        <EmailAddress>{email}</EmailAddress>
      </p>
      {/* For password managers. */}
      <input
        className="visually-hidden"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <PasswordField
        {...form.field('password')}
        autoComplete="current-password"
        data-autofocus
        icon={<IconLock size={22} aria-hidden />}
      />
    </DialogForm>
  )
}
