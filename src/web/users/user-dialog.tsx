import { useState } from 'react'
import { Link } from 'react-router'
import { formatCount } from '#contract/numbers.ts'
import type { ListedUser } from '#contract/users.ts'
import { statusOf } from '#web/api/api.ts'
import { useUser } from '#web/api/use-user.ts'
import { DialogBody, FormDialog } from '#web/dialogs/form-dialog.tsx'
import { ReasonForm } from '#web/dialogs/reason-form.tsx'
import { formatDay } from '#web/format/dates.ts'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { AccountActions, shut } from './account-actions.tsx'
import { type Confirmation, ConfirmationPanel } from './confirmation-panel.tsx'
import { askWhy } from './removal-reasons.ts'
import { RoleForm } from './role-form.tsx'
import { useAction } from './use-action.ts'
import type { ActionResult } from './use-managed-user.ts'
import { UserStateChip } from './user-state-chip.tsx'
import styles from './users.module.css'

type Ends = {
  onDone: (user: ListedUser, result: ActionResult) => Promise<void>
  onStale: () => void
  onGone: (user: ListedUser) => void
  onClose: () => void
}

export function UserDialog({ user, ...on }: Ends & { user: ListedUser | undefined }) {
  return (
    <FormDialog title={user?.username ?? ''} opened={user !== undefined} onClose={on.onClose}>
      {user && <Panel key={user.role} user={user} {...on} />}
    </FormDialog>
  )
}

function Panel({ user, onDone, onStale, onGone }: Ends & { user: ListedUser }) {
  const [question, setQuestion] = useState<Confirmation>()
  const isSelf = useUser()?.id === user.id
  const ends = {
    onDone: (result: ActionResult) => onDone(user, result),
    onStale,
    onGone: () => onGone(user),
  }
  const action = useAction(ends)
  const [isAskedWhy, setAskedWhy] = useState(false)

  /** If somebody else has changed or deleted the account, the list is reloaded. */
  async function deactivate(reason: string) {
    try {
      const result = await shut(user, reason)
      return () => ends.onDone(result)
    } catch (error) {
      if (statusOf(error) === 404) return ends.onGone
      if (statusOf(error) === 409) onStale()
      throw error
    }
  }

  if (isAskedWhy) {
    return (
      <ReasonForm
        question={{ ...askWhy(user), act: deactivate }}
        onDone={(follow) => follow()}
        onClose={() => setAskedWhy(false)}
        takesFocus
      />
    )
  }
  if (question) {
    return (
      <ConfirmationPanel
        question={question}
        action={action}
        onCancel={() => !action.isBusy && setQuestion(undefined)}
      />
    )
  }
  return (
    <DialogBody>
      <div className="stack gap-24">
        <Facts user={user} />
        <RoleForm user={user} isSelf={isSelf} onAsk={setQuestion} {...ends} />
        <AccountActions
          user={user}
          isSelf={isSelf}
          action={action}
          onAsk={setQuestion}
          onAskWhy={() => setAskedWhy(true)}
        />
      </div>
    </DialogBody>
  )
}

function Facts({ user }: { user: ListedUser }) {
  const { id, email, commerces, created_at } = user
  return (
    <dl className={`grid gap-8 gap-x-20 align-baseline ${styles.facts}`}>
      <div>
        <dt className="muted">Correo electrónico</dt>
        <dd>
          <EmailAddress>{email}</EmailAddress>
        </dd>
      </div>
      <div>
        <dt className="muted">Id</dt>
        <dd>{id}</dd>
      </div>
      <div>
        <dt className="muted">Estado</dt>
        <dd>
          <UserStateChip user={user} />
        </dd>
      </div>
      <div>
        <dt className="muted">Registro</dt>
        <dd>{formatDay(created_at)}</dd>
      </div>
      <div>
        <dt className="muted">Comercios</dt>
        <dd>
          {commerces === 0 ? (
            'Ninguno'
          ) : (
            <Link to={`/commerces?buscar=${encodeURIComponent(email)}`} className="strong">
              Ver{' '}
              {commerces === 1 ? 'su comercio' : `sus ${formatCount(commerces, '', 'comercios')}`}
            </Link>
          )}
        </dd>
      </div>
    </dl>
  )
}
