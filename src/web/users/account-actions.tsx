import { OWNER } from '#contract/roles.ts'
import { type ListedUser, stateOf } from '#contract/users.ts'
import { WaitingNote } from '#web/commerces/waiting-note.tsx'
import { formatDay } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { IconLogout, IconMail, IconUserCheck, IconUserOff } from '#web/ui/icons.ts'
import { changeUser, endSessions, resendConfirmation } from './calls.ts'
import { sessionsEndedMessage } from './labels.ts'
import type { ActionResult } from './use-managed-user.ts'
import type { Act, Confirmation, useAction } from './user-dialog.tsx'
import styles from './users.module.css'

type AccountActionsProps = {
  user: ListedUser
  isSelf: boolean
  action: ReturnType<typeof useAction>
  onAsk: (question: Confirmation) => void
  onAskWhy: () => void
}

/** Buttons that activate, deactivate and otherwise change an account, depending on its state. */
export function AccountActions({ user, isSelf, action, onAsk, onAskWhy }: AccountActionsProps) {
  const state = stateOf(user)
  const press = (name: string, act: Act) => ({
    isBusy: action.busy === name,
    busyLabel: 'Un momento…',
    onClick: () => void action.run(name, act),
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
          <Button variant="outline" icon={IconMail} {...press('resend', () => resend(user))}>
            {user.invited_at === null ? 'Reenviar confirmación' : 'Reenviar invitación'}
          </Button>
        </>
      )}
      {state === 'inactive' && (
        <>
          <p className="muted">
            No puede iniciar sesión, y sus comercios no están en el directorio.
          </p>
          <Button
            variant="outline"
            icon={IconUserCheck}
            {...press('activate', () => activate(user))}
          >
            Activar
          </Button>
        </>
      )}
      {state === 'active' && (
        <>
          <p className="muted">
            {isSelf
              ? 'Cerrar sesiones deja abierta la de este dispositivo.'
              : 'Al desactivarla no podrá iniciar sesión, y sus comercios saldrán del directorio.'}
          </p>
          <div className={`cluster gap-12 ${styles.buttons}`}>
            <Button
              variant="outline"
              icon={IconLogout}
              onClick={() => onAsk(sessionsEnd(user, isSelf))}
            >
              {isSelf ? 'Cerrar mis otras sesiones' : 'Cerrar sus sesiones'}
            </Button>
            <Button
              variant="danger"
              icon={IconUserOff}
              onClick={() => (isSelf ? onAsk(ownDeactivation(user)) : onAskWhy())}
            >
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
          <WaitingNote query={{ owner: user.id }} />
          <Button variant="outline" icon={IconUserCheck} {...press('trust', () => trust(user))}>
            {user.is_trusted ? 'Volver a revisar sus cambios' : 'Marcar como de confianza'}
          </Button>
        </>
      )}
      {action.failure}
    </section>
  )
}

async function resend({ id, email, invited_at }: ListedUser): Promise<ActionResult> {
  await resendConfirmation(id)
  const what = invited_at === null ? 'Confirmación' : 'Invitación'
  return { message: `${what} en camino a ${email}` }
}

/** Activates an account. There is no undo, because deactivating needs a reason. */
async function activate({ id, username }: ListedUser): Promise<ActionResult> {
  const changes = { is_active: true }
  await changeUser(id, changes)
  return { message: `${username} ya puede iniciar sesión`, changes }
}

async function trust({ id, username, is_trusted }: ListedUser): Promise<ActionResult> {
  const changes = { is_trusted: !is_trusted }
  await changeUser(id, changes)
  const message = is_trusted
    ? `Los cambios de ${username} vuelven a revisarse`
    : `${username} es de confianza: sus cambios salen al momento`
  return { message, changes, undo: { is_trusted } }
}

/** Deactivates an account. `reason` is required for other people's accounts. */
export async function deactivateUser(
  { id, username }: ListedUser,
  reason?: string,
): Promise<ActionResult> {
  const changes = { is_active: false }
  await changeUser(id, { ...changes, reason })
  return { message: `${username} ya no puede iniciar sesión`, changes, undo: { is_active: true } }
}

function ownDeactivation(user: ListedUser): Confirmation {
  return {
    text: 'Se cerrará tu sesión y no podrás volver a iniciar sesión hasta que otra persona de administración active tu cuenta.',
    confirm: 'Desactivar mi cuenta',
    busyLabel: 'Desactivando…',
    act: () => deactivateUser(user),
  }
}

function sessionsEnd({ id, username }: ListedUser, isSelf: boolean): Confirmation {
  return {
    text: isSelf
      ? 'Se cerrarán tus sesiones en los demás dispositivos. No se puede deshacer.'
      : `${username} tendrá que volver a iniciar sesión en todos sus dispositivos. No se puede deshacer.`,
    confirm: 'Cerrar las sesiones',
    busyLabel: 'Cerrando…',
    act: async () => ({ message: sessionsEndedMessage(username, (await endSessions(id)).ended) }),
  }
}
