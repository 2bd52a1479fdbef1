import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { ADMINISTRATOR } from '#contract/roles.ts'
import type { ListedUser, UserChanges } from '#contract/users.ts'
import { errorMessage } from '#web/api/api.ts'
import { clearSession, storedUser, storeUser } from '#web/api/session.ts'
import { toast } from '#web/ui/toast.tsx'
import { changeUser } from './calls.ts'
import { focusManageButton } from './manage-button.tsx'

/** What was done to an account, and what takes it back. */
export type ActionResult = { message: string; changes?: UserChanges; undo?: UserChanges }

/** Whose account is being managed, and what follows once something was done to it. */
export function useManagedUser(users: readonly ListedUser[], start: RefObject<HTMLElement | null>) {
  const [managed, setManaged] = useState<ListedUser>()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  /** Whose button takes the focus once the list has come anew. */
  const next = useRef<number>(undefined)

  useEffect(() => {
    if (next.current === undefined) return
    const isThere = users.some(({ id }) => id === next.current)
    if (!isThere || !focusManageButton(next.current)) start.current?.focus()
    next.current = undefined
  }, [users, start])

  async function reload(focusOn?: number) {
    next.current = focusOn
    await revalidate()
  }

  async function done({ id }: ListedUser, { message, changes = {}, undo }: ActionResult) {
    setManaged(undefined)
    if (isLeaving(id, changes)) return leave(changes)
    toast({ message, onUndo: undo && (() => takeBack(id, undo)) })
    await reload(id)
  }

  async function takeBack(id: number, changes: UserChanges) {
    try {
      const { username } = await changeUser(id, changes)
      toast({ message: `${username} está como estaba` })
    } catch (error) {
      toast({ message: errorMessage(error) })
    }
    await reload(id)
  }

  /** Whoever takes the role or the account from themselves has nothing more to do here. */
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
    /** As the list last told of it. */
    managed: managed && (users.find(({ id }) => id === managed.id) ?? managed),
    manage: setManaged,
    done,
    close: () => setManaged(undefined),
    /** Somebody else was quicker: the list tells how it stands now. */
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
