import { type RefObject, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ListedUser, UserChanges } from '#contract/users.ts'
import { useNextFocus } from '#web/lists/use-next-focus.ts'
import { attempt } from '#web/screens/attempt.tsx'
import { toast } from '#web/ui/toast.tsx'
import { changeUser } from './calls.ts'
import { manageIds } from './labels.ts'

/** `undo`: the changes that undo the action. */
export type ActionResult = { message: string; undo?: UserChanges }

export function useManagedUser(users: readonly ListedUser[], start: RefObject<HTMLElement | null>) {
  const [managed, setManaged] = useState<ListedUser>()
  const { revalidate } = useRevalidator()
  const focusNext = useNextFocus(users, start)

  async function reload(id: number) {
    focusNext(manageIds(id))
    await revalidate()
  }

  async function undoChanges(id: number, changes: UserChanges) {
    await attempt(async () => {
      const { username } = await changeUser(id, changes)
      toast({ message: `${username} está como estaba` })
    })
    await reload(id)
  }

  return {
    /** The user of the open dialog: the current one of the list, else as it was when the dialog opened. */
    managed: managed && (users.find(({ id }) => id === managed.id) ?? managed),
    manage: setManaged,
    done({ id }: ListedUser, { message, undo }: ActionResult) {
      setManaged(undefined)
      toast({ message, onUndo: undo && (() => undoChanges(id, undo)) })
      return reload(id)
    },
    close: () => setManaged(undefined),
    /** Reloads the list, because somebody else has changed the account. */
    stale: () => void revalidate(),
    gone({ id, username }: ListedUser) {
      setManaged(undefined)
      toast({ message: `La cuenta de ${username} ya no existe` })
      void reload(id)
    },
  }
}
