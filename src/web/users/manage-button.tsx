import type { ListedUser } from '#contract/users.ts'
import { Button } from '#web/ui/button.tsx'

type ManageButtonProps = {
  user: ListedUser
  onManage: (user: ListedUser) => void
  block?: boolean
}

export function ManageButton({ user, onManage, block }: ManageButtonProps) {
  return (
    <Button
      variant="soft"
      size="small"
      block={block}
      aria-label={`Gestionar ${user.username}`}
      aria-haspopup="dialog"
      data-user={user.id}
      onClick={() => onManage(user)}
    >
      Gestionar
    </Button>
  )
}

/** Puts the focus on the button of a person, of the two that there are on the one that is seen. */
export function focusManageButton(id: number): boolean {
  const buttons = document.querySelectorAll<HTMLElement>(`[data-user="${id}"]`)
  const seen = [...buttons].find((button) => button.checkVisibility())
  seen?.focus()
  return seen !== undefined
}
