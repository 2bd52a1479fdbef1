import type { FormEvent } from 'react'
import { ADMINISTRATOR, ROLE_NAMES, type Role } from '#contract/roles.ts'
import { type ListedUser, userChanges } from '#contract/users.ts'
import { ChoiceField } from '#web/forms/choice-field.tsx'
import { FormFoot } from '#web/forms/form-frame.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { changeUser } from './calls.ts'
import { ROLES } from './labels.ts'
import type { ActionResult } from './use-managed-user.ts'
import type { Confirmation, useAction } from './user-dialog.tsx'
import styles from './users.module.css'

type RoleFormProps = {
  user: ListedUser
  isSelf: boolean
  onAsk: (question: Confirmation) => void
  outcomeOf: ReturnType<typeof useAction>['outcomeOf']
}

/** A choice of roles. Giving up the own administrator role needs a confirmation. */
export function RoleForm({ user, isSelf, onAsk, outcomeOf }: RoleFormProps) {
  const form = useForm({
    schema: userChanges,
    initial: { role: user.role },
    labels: { role: 'Rol' },
    send: ({ values }) => outcomeOf(() => changeRole(user, values.role)),
    onSuccess: (follow) => follow(),
  })
  const { role } = form.values

  function submit(event: FormEvent) {
    if (!isSelf || role === ADMINISTRATOR) return form.submit(event)
    event.preventDefault()
    onAsk({
      text: 'Dejarás de administrar. Para volver a hacerlo, otra persona de administración tendrá que devolverte el rol.',
      confirm: 'Cambiar mi rol',
      busyLabel: 'Cambiando…',
      act: () => changeRole(user, role),
    })
  }

  return (
    <form noValidate onSubmit={submit} className={`stack gap-16 ${styles.form}`}>
      <ChoiceField
        id={form.idOf('role')}
        name="role"
        label="Rol"
        value={`${role}`}
        options={OPTIONS}
        onChange={(chosen) => form.change('role', Number(chosen) as Role)}
      />
      <FormFoot form={form} />
      {role !== user.role && (
        <Button type="submit" isBusy={form.isSubmitting} busyLabel="Cambiando…">
          Cambiar el rol
        </Button>
      )}
    </form>
  )
}

const OPTIONS = ROLES.map(({ role, ...words }) => ({ value: `${role}` as const, ...words }))

async function changeRole(user: ListedUser, role: ListedUser['role']): Promise<ActionResult> {
  const { username } = await changeUser(user.id, { role })
  return {
    message: `${username}: ahora su rol es ${ROLE_NAMES[role]}`,
    changes: { role },
    undo: { role: user.role },
  }
}
