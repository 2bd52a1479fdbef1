import type { ListedUser } from '#contract/users.ts'
import { Button } from '#web/ui/button.tsx'

type ManageButtonProps = {
  user: ListedUser
  onManage: (user: ListedUser) => void
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

/** Ids of a user's two buttons, of which CSS shows one: in the table or on the card. */
export const manageIds = (user: number) =>
  [`gestionar-fila-${user}`, `gestionar-ficha-${user}`] as const
