import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { formatCount } from '#contract/numbers.ts'
import { ROLE_NAMES, type Role } from '#contract/roles.ts'
import type { ListedUser } from '#contract/users.ts'
import { statusOf } from '#web/api/api.ts'
import { useUser } from '#web/api/session.ts'
import { DialogBody, FormDialog } from '#web/dialogs/form-dialog.tsx'
import { ReasonForm } from '#web/dialogs/reason-form.tsx'
import { formatDay } from '#web/format/dates.ts'
import { ChoiceField } from '#web/forms/choice-field.tsx'
import { useAttempt } from '#web/screens/attempt.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { AccountActions, deactivateUser } from './account-actions.tsx'
import { changeUser } from './calls.ts'
import { ROLE_OPTIONS, reasonPrompt } from './labels.ts'
import type { ActionResult, useManagedUser } from './use-managed-user.ts'
import { UserStateChip } from './user-rows.tsx'
import styles from './users.module.css'

type UserManager = ReturnType<typeof useManagedUser>

export function UserDialog({ manager }: { manager: UserManager }) {
  const { managed, close } = manager
  return (
    <FormDialog title={managed?.username ?? ''} opened={managed !== undefined} onClose={close}>
      {managed && <Panel key={managed.role} user={managed} manager={manager} />}
    </FormDialog>
  )
}

function Panel({ user, manager }: { user: ListedUser; manager: UserManager }) {
  const [isDeactivating, setDeactivating] = useState(false)
  const [role, setRole] = useState(user.role)
  const isSelf = useUser()?.id === user.id
  const action = useAction(user, manager)

  if (isDeactivating) {
    return (
      <ReasonForm
        question={{
          ...reasonPrompt(user),
          act: (reason) => action.outcomeOf(() => deactivateUser(user, reason)),
        }}
        onDone={(closeDialog) => closeDialog()}
        onCancel={() => setDeactivating(false)}
        takesFocus
      />
    )
  }
  return (
    <DialogBody>
      <div className="stack gap-24">
        <Facts user={user} />
        {isSelf ? (
          <p>
            Es tu cuenta: se cambia en <Link to="/account">Mi cuenta</Link>. El rol te lo puede
            cambiar otra persona de administración.
          </p>
        ) : (
          <>
            <div className={`stack gap-16 ${styles.role}`}>
              <ChoiceField
                id="rol"
                name="role"
                label="Rol"
                value={`${role}`}
                options={ROLE_OPTIONS}
                onChange={(chosen) => setRole(Number(chosen) as Role)}
              />
              {role !== user.role && (
                <Button
                  busyLabel="Cambiando…"
                  onClick={() => action.run(() => changeRole(user, role))}
                >
                  Cambiar el rol
                </Button>
              )}
            </div>
            {action.failure}
            <AccountActions
              user={user}
              action={action}
              onDeactivate={() => setDeactivating(true)}
            />
          </>
        )}
      </div>
    </DialogBody>
  )
}

async function changeRole(user: ListedUser, role: Role): Promise<ActionResult> {
  const { username } = await changeUser(user.id, { role })
  return { message: `${username}: ahora su rol es ${ROLE_NAMES[role]}`, undo: { role: user.role } }
}

function Facts({ user }: { user: ListedUser }) {
  const { id, email, commerces, created_at } = user
  const shops = commerces === 1 ? 'su comercio' : `sus ${formatCount(commerces, '', 'comercios')}`
  const link = (
    <Link to={`/commerces?buscar=${encodeURIComponent(email)}`} className="strong">
      Ver {shops}
    </Link>
  )
  const facts: Record<string, ReactNode> = {
    'Correo electrónico': <EmailAddress>{email}</EmailAddress>,
    Id: id,
    Estado: <UserStateChip user={user} />,
    Registro: formatDay(created_at),
    Comercios: commerces === 0 ? 'Ninguno' : link,
  }
  return (
    <dl className={`grid gap-8 gap-x-20 align-baseline ${styles.facts}`}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt className="muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type AccountAction = () => Promise<ActionResult>

/** Runs one action at a time on an account. `failure` is a notice with the error of the last action. */
export function useAction(user: ListedUser, manager: UserManager) {
  const { run } = useBusy<'action'>()
  const { attempt, failure } = useAttempt()

  /** Runs the action and returns a function that closes the dialog. Throws errors except 404 (a deleted account). */
  async function outcomeOf(act: AccountAction): Promise<() => unknown> {
    try {
      const result = await act()
      return () => manager.finish(user, result)
    } catch (error) {
      if (statusOf(error) === 404) return () => manager.closeDeleted(user)
      if (statusOf(error) === 409) manager.reloadList()
      throw error
    }
  }

  return {
    failure,
    outcomeOf,
    run: (act: AccountAction) => run('action', () => attempt(async () => (await outcomeOf(act))())),
  }
}
