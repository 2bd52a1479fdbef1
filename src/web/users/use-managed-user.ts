import { type RefObject, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ListedUser, UserChanges } from '#contract/users.ts'
import { useNextFocus } from '#web/lists/use-next-focus.ts'
import { attempt } from '#web/screens/attempt.tsx'
import { toast } from '#web/ui/toast.tsx'
import { changeUser } from './calls.ts'
import { buttonIds } from './labels.ts'

/** `undo`: the changes that undo the action. */
export type ActionResult = { message: string; undo?: UserChanges }

export function useManagedUser(users: readonly ListedUser[], lead: RefObject<HTMLElement | null>) {
  const [managed, setManaged] = useState<ListedUser>()
  const { revalidate } = useRevalidator()
  const focusNext = useNextFocus(users, lead)

  /** Reloads the list and focuses the button «Gestionar» of the user or, if the user is gone, the lead. */
  async function reload(id: number) {
    focusNext(Object.values(buttonIds(id)))
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
    /** The user of the open dialog, from the list if still in it, else from when the dialog opened. */
    managed: managed && (users.find(({ id }) => id === managed.id) ?? managed),
    manage: setManaged,
    finish({ id }: ListedUser, { message, undo }: ActionResult) {
      setManaged(undefined)
      toast({ message, onUndo: undo && (() => undoChanges(id, undo)) })
      return reload(id)
    },
    close: () => setManaged(undefined),
    /** Reloads the list, because somebody else has changed the account. */
    reloadList: () => void revalidate(),
    closeDeleted({ id, username }: ListedUser) {
      setManaged(undefined)
      toast({ message: `La cuenta de ${username} ya no existe` })
      void reload(id)
    },
  }
}
