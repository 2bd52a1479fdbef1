import type { ListedUser } from '#contract/users.ts'
import { Button } from '#web/ui/button.tsx'

type ManageButtonProps = {
  user: ListedUser
  onManage: (user: ListedUser) => void
  /** One of `manageIds`. */
  id: string
  isFullWidth?: boolean
}

export function ManageButton({ user, onManage, id, isFullWidth }: ManageButtonProps) {
  return (
    <Button
      variant="soft"
      size="small"
      isFullWidth={isFullWidth}
      aria-label={`Gestionar ${user.username}`}
      aria-haspopup="dialog"
      id={id}
      onClick={() => onManage(user)}
    >
      Gestionar
    </Button>
  )
}

/** The ids of a person's buttons, of which one is seen: in the table, and on the card that stands in for it. */
export const manageIds = (user: number) =>
  [`gestionar-fila-${user}`, `gestionar-ficha-${user}`] as const
