import { type RefObject, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { ADMINISTRATOR } from '#contract/roles.ts'
import type { ListedUser, UserChanges } from '#contract/users.ts'
import { clearSession, storedUser, storeUser } from '#web/api/session.ts'
import { useNextFocus } from '#web/lists/use-next-focus.ts'
import { attempt } from '#web/screens/attempt.tsx'
import { toast } from '#web/ui/toast.tsx'
import { changeUser } from './calls.ts'
import { manageIds } from './labels.ts'

/** Result of an action on an account, with the changes that undo it. */
export type ActionResult = { message: string; changes?: UserChanges; undo?: UserChanges }

/** State of the account that is being managed, and what to do after an action on it. */
export function useManagedUser(users: readonly ListedUser[], start: RefObject<HTMLElement | null>) {
  const [managed, setManaged] = useState<ListedUser>()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const focusNext = useNextFocus(users, start)

  /** Reloads the list, and focuses the button of this user, if given. */
  async function reload(focusOn?: number) {
    if (focusOn !== undefined) focusNext(manageIds(focusOn))
    await revalidate()
  }

  async function done({ id }: ListedUser, { message, changes = {}, undo }: ActionResult) {
    setManaged(undefined)
    if (isLeaving(id, changes)) return leave(changes)
    toast({ message, onUndo: undo && (() => takeBack(id, undo)) })
    await reload(id)
  }

  async function takeBack(id: number, changes: UserChanges) {
    await attempt(async () => {
      const { username } = await changeUser(id, changes)
      toast({ message: `${username} está como estaba` })
    })
    await reload(id)
  }

  /** Leaves the screen after the administrator gave up the own role or account. */
  async function leave({ role }: UserChanges) {
    if (role === undefined) {
      clearSession()
      await navigate('/login', { replace: true })
    } else {
      storeUser({ ...storedUser()!, role })
      await navigate('/dashboard', { replace: true })
    }
  }

  return {
    /** The user's latest state in the list. */
    managed: managed && (users.find(({ id }) => id === managed.id) ?? managed),
    manage: setManaged,
    done,
    close: () => setManaged(undefined),
    /** Somebody else has changed the account: the list shows its present state. */
    stale: () => void reload(),
    gone({ id, username }: ListedUser) {
      setManaged(undefined)
      toast({ message: `La cuenta de ${username} ya no existe` })
      void reload(id)
    },
  }
}

function isLeaving(id: number, { role, is_active }: UserChanges): boolean {
  const isSelf = storedUser()?.id === id
  return isSelf && (is_active === false || (role !== undefined && role !== ADMINISTRATOR))
}
