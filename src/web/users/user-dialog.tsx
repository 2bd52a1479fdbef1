import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { formatCount } from '#contract/numbers.ts'
import type { ListedUser } from '#contract/users.ts'
import { statusOf } from '#web/api/api.ts'
import { useUser } from '#web/api/use-user.ts'
import { DialogBody, DialogFooter, FormDialog } from '#web/dialogs/form-dialog.tsx'
import { ReasonForm } from '#web/dialogs/reason-form.tsx'
import { formatDay } from '#web/format/dates.ts'
import { useAttempt } from '#web/screens/attempt.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { AccountActions, deactivateUser } from './account-actions.tsx'
import { askWhy } from './labels.ts'
import { RoleForm } from './role-form.tsx'
import type { ActionResult } from './use-managed-user.ts'
import { UserStateChip } from './user-rows.tsx'
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
  const [isAskedWhy, setAskedWhy] = useState(false)
  const isSelf = useUser()?.id === user.id
  const action = useAction({
    onDone: (result) => onDone(user, result),
    onStale,
    onGone: () => onGone(user),
  })
  if (isAskedWhy) {
    return (
      <ReasonForm
        question={{
          ...askWhy(user),
          act: (reason) => action.outcomeOf(() => deactivateUser(user, reason)),
        }}
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
        onCancel={() => action.busy === undefined && setQuestion(undefined)}
      />
    )
  }
  return (
    <DialogBody>
      <div className="stack gap-24">
        <Facts user={user} />
        <RoleForm user={user} isSelf={isSelf} onAsk={setQuestion} outcomeOf={action.outcomeOf} />
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

/** Texts and action of a question before something that cannot be undone. */
export type Confirmation = { text: string; confirm: string; busyLabel: string; act: Act }

type ConfirmationPanelProps = {
  question: Confirmation
  action: ReturnType<typeof useAction>
  onCancel: () => void
}

function ConfirmationPanel({ question, action, onCancel }: ConfirmationPanelProps) {
  const { text, confirm, busyLabel, act } = question
  const sentence = useRef<HTMLParagraphElement>(null)
  useEffect(() => sentence.current?.focus(), [])
  return (
    <>
      <DialogBody>
        <p ref={sentence} tabIndex={-1}>
          {text}
        </p>
      </DialogBody>
      <DialogFooter above={action.failure}>
        <Button variant="text" onClick={onCancel}>
          Cancelar
        </Button>
        <Button
          variant="danger-filled"
          isBusy={action.busy !== undefined}
          busyLabel={busyLabel}
          onClick={() => void action.run('question', act)}
        >
          {confirm}
        </Button>
      </DialogFooter>
    </>
  )
}

function Facts({ user }: { user: ListedUser }) {
  const { id, email, commerces, created_at } = user
  const facts: [string, ReactNode][] = [
    ['Correo electrónico', <EmailAddress key="email">{email}</EmailAddress>],
    ['Id', id],
    ['Estado', <UserStateChip key="state" user={user} />],
    ['Registro', formatDay(created_at)],
    [
      'Comercios',
      commerces === 0 ? (
        'Ninguno'
      ) : (
        <Link
          key="commerces"
          to={`/commerces?buscar=${encodeURIComponent(email)}`}
          className="strong"
        >
          Ver {commerces === 1 ? 'su comercio' : `sus ${formatCount(commerces, '', 'comercios')}`}
        </Link>
      ),
    ],
  ]
  return (
    <dl className={`grid gap-8 gap-x-20 align-baseline ${styles.facts}`}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export type Act = () => Promise<ActionResult>

type Outcomes = {
  onDone: (result: ActionResult) => Promise<void>
  /** Called if somebody else has changed the account; `onGone` if it was deleted. */
  onStale: () => void
  onGone: () => void
}

/** Runs one action at a time on an account. Returns a notice with the error of the last one. */
export function useAction({ onDone, onStale, onGone }: Outcomes) {
  const { busy, run } = useBusy<string>()
  const { attempt, failure } = useAttempt()

  /** Runs an action and returns what to do afterwards. Throws errors that the user can act on. */
  async function outcomeOf(act: Act): Promise<() => unknown> {
    try {
      const result = await act()
      return () => onDone(result)
    } catch (error) {
      if (statusOf(error) === 404) return onGone
      if (statusOf(error) === 409) onStale()
      throw error
    }
  }

  return {
    busy,
    failure,
    outcomeOf,
    run: (name: string, act: Act) => run(name, () => attempt(async () => (await outcomeOf(act))())),
  }
}
