import { OWNER } from '#contract/roles.ts'
import { type ListedUser, stateOf } from '#contract/users.ts'
import { formatDay } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx'
import { IconLogout, IconMail, IconUserCheck, IconUserOff } from '#web/ui/icons.ts'
import { changeUser, endSessions, resendConfirmation } from './calls.ts'
import { sessionsEndedMessage } from './labels.ts'
import type { ActionResult } from './use-managed-user.ts'
import type { useAction } from './user-dialog.tsx'
import styles from './users.module.css'

type AccountActionsProps = {
  user: ListedUser
  action: ReturnType<typeof useAction>
  onDeactivate: () => void
}

export function AccountActions({ user, action: { run }, onDeactivate }: AccountActionsProps) {
  const state = stateOf(user)
  const buttonOf = (act: (user: ListedUser) => Promise<ActionResult>) => ({
    busyLabel: 'Un momento…',
    onClick: () => run(() => act(user)),
  })
  return (
    <section className={`stack gap-10 ${styles.account}`} aria-label="Cuenta">
      <h3 className="name">Cuenta</h3>
      {state === 'unconfirmed' && (
        <>
          <p className="muted">
            {user.invited_at === null
              ? 'Aún no ha abierto el enlace que le enviamos por correo.'
              : `La administración le invitó ${formatDay(user.invited_at)}, y aún no ha elegido su contraseña.`}
          </p>
          <Button variant="outline" icon={IconMail} {...buttonOf(resend)}>
            {user.invited_at === null ? 'Reenviar confirmación' : 'Reenviar invitación'}
          </Button>
        </>
      )}
      {state === 'inactive' && (
        <>
          <p className="muted">
            No puede iniciar sesión, y sus comercios no están en el directorio.
          </p>
          <Button variant="outline" icon={IconUserCheck} {...buttonOf(activate)}>
            Activar
          </Button>
        </>
      )}
      {state === 'active' && (
        <>
          <p className="muted">
            Al desactivarla no podrá iniciar sesión, y sus comercios saldrán del directorio.
          </p>
          <div className={`cluster gap-12 ${styles.buttons}`}>
            <ConfirmedButton
              variant="outline"
              icon={IconLogout}
              question={`¿Cerrar todas las sesiones de ${user.username}? Tendrá que iniciar sesión otra vez.`}
              no="No, dejarlas abiertas"
              yes="Sí, cerrarlas"
              {...buttonOf(closeSessions)}
            >
              Cerrar sus sesiones
            </ConfirmedButton>
            <Button variant="danger" icon={IconUserOff} onClick={onDeactivate}>
              Desactivar
            </Button>
          </div>
        </>
      )}
      {user.role === OWNER && (
        <>
          <p className="muted">
            {user.is_trusted
              ? 'Es de confianza: lo que cambia de sus comercios sale al momento, sin revisarlo.'
              : 'Si es de confianza, lo que cambie de sus comercios saldrá al momento, sin revisarlo.'}
          </p>
          <Button variant="outline" icon={IconUserCheck} {...buttonOf(toggleTrust)}>
            {user.is_trusted ? 'Volver a revisar sus cambios' : 'Marcar como de confianza'}
          </Button>
        </>
      )}
    </section>
  )
}

async function resend({ id, email, invited_at }: ListedUser): Promise<ActionResult> {
  await resendConfirmation(id)
  return { message: `${invited_at === null ? 'Confirmación' : 'Invitación'} en camino a ${email}` }
}

/** There is no undo, because deactivating needs a reason. */
async function activate({ id, username }: ListedUser): Promise<ActionResult> {
  await changeUser(id, { is_active: true })
  return { message: `${username} ya puede iniciar sesión` }
}

async function toggleTrust({ id, username, is_trusted }: ListedUser): Promise<ActionResult> {
  await changeUser(id, { is_trusted: !is_trusted })
  const message = is_trusted
    ? `Los cambios de ${username} vuelven a revisarse`
    : `${username} es de confianza: sus cambios salen al momento`
  return { message, undo: { is_trusted } }
}

export async function deactivateUser(
  { id, username }: ListedUser,
  reason: string,
): Promise<ActionResult> {
  await changeUser(id, { is_active: false, reason })
  return { message: `${username} ya no puede iniciar sesión`, undo: { is_active: true } }
}

async function closeSessions({ id, username }: ListedUser): Promise<ActionResult> {
  return { message: sessionsEndedMessage(username, (await endSessions(id)).ended) }
}
