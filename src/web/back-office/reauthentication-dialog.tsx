import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { login } from '#contract/auth.ts'
import { onSessionEvents, requireSameUser, signIn } from '#web/api/api.ts'
import { otherUser, type StoredUser, storedUser } from '#web/api/session.ts'
import { PasswordField } from '#web/forms/field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { DialogForm } from '../dialogs/dialog-form.tsx'
import { DialogBody, DialogFooter } from '../dialogs/form-dialog.tsx'
import { Modal } from '../dialogs/modal.tsx'
import {
  requestReauthentication,
  useReauthentication,
  withdrawOtherUser,
} from '../dialogs/reauthentication.ts'

/** Asks for the password if the session ends, and who continues if another user has signed in in another tab. */
export function ReauthenticationDialog() {
  const reauthentication = useReauthentication()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  useEffect(
    () =>
      onSessionEvents({
        askPassword: async () => {
          const user = storedUser()
          return user !== undefined && (await requestReauthentication(user))
        },
        askWhoActs: (other) => requestReauthentication(storedUser()!, other),
        // The screen's guard redirects to the login.
        onEnd: () => void revalidate(),
        // Reloads the screen, and cancels a navigation of the previous user.
        onUserChange: () =>
          void navigate(location.pathname + location.search, {
            replace: true,
            preventScrollReset: true,
          }),
      }),
    [revalidate, navigate],
  )
  useEffect(() => {
    addEventListener('storage', onOtherUser)
    return () => removeEventListener('storage', onOtherUser)
  }, [])
  const other = reauthentication?.other
  return (
    <Modal
      title={other ? 'Ha iniciado sesión otra persona' : 'Tu sesión ha terminado'}
      opened={reauthentication !== undefined}
      size="small"
    >
      {reauthentication &&
        (other ? (
          <UserChoice {...reauthentication} other={other} />
        ) : (
          <PasswordForm {...reauthentication}>
            Escribe tu contraseña y sigues donde estabas. No se ha perdido nada.
          </PasswordForm>
        ))}
    </Modal>
  )
}

function onOtherUser() {
  if (otherUser()) void requireSameUser().catch(() => {})
  else withdrawOtherUser()
}

type Question = { user: StoredUser; answer: (isSameUser: boolean) => void }

function UserChoice({ user, other, answer }: Question & { other: StoredUser }) {
  const [isReturning, setReturning] = useState(false)
  if (isReturning) {
    return (
      <PasswordForm user={user} answer={answer} onCancel={() => setReturning(false)}>
        Escribe la contraseña de {user.username} y sigues donde estabas.
      </PasswordForm>
    )
  }
  return (
    <>
      <DialogBody>
        <p>
          En otra pestaña ha entrado {other.username}. ¿Sigues como {other.username}?
        </p>
        <p>No se ha enviado nada, y lo que hayas escrito sigue aquí.</p>
      </DialogBody>
      <DialogFooter>
        <Button variant="text" onClick={() => setReturning(true)}>
          Iniciar sesión como {user.username}
        </Button>
        <Button onClick={() => answer(false)} data-autofocus>
          Seguir como {other.username}
        </Button>
      </DialogFooter>
    </>
  )
}

type PasswordFormProps = Question & { onCancel?: () => void; children: ReactNode }

function PasswordForm({ user, answer, onCancel, children }: PasswordFormProps) {
  const { email } = user
  const form = useForm({
    schema: login,
    initial: { email, password: '' },
    labels: { password: 'Contraseña' },
    send: ({ values }) => signIn(values.email, values.password),
    onSuccess: () => answer(true),
  })
  return (
    <DialogForm
      form={form}
      send="Continuar"
      sending="Entrando…"
      cancel={onCancel ? 'Atrás' : 'Salir'}
      onCancel={onCancel ?? (() => answer(false))}
    >
      <p>{children}</p>
      <p className="bold">
        <EmailAddress>{email}</EmailAddress>
      </p>
      {/* Password managers need the username. */}
      <input
        className="visually-hidden"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <PasswordField {...form.field('password')} autoComplete="current-password" data-autofocus />
    </DialogForm>
  )
}
