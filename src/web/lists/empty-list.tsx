import type { ComponentProps } from 'react'
import { MainAction } from '#web/screens/main-action.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type EmptyListProps = Omit<ComponentProps<typeof EmptyState>, 'action' | 'isSticky'> & {
  link?: { to: string; name: string }
  /** Whether the screen has a main action, which sticks above the bottom bar of phones instead of the link. */
  hasMainAction?: boolean
}

/** Shown for an empty list. On phones the link sticks above the bottom bar: render it last, unless `hasMainAction`. */
export function EmptyList({ link, hasMainAction = false, ...props }: EmptyListProps) {
  const action = link && (
    <ButtonLink to={link.to} variant="outline">
      {link.name}
    </ButtonLink>
  )
  return (
    <>
      <EmptyState
        sign="Vuelve a mirar"
        isBelowFilters={link !== undefined}
        {...props}
        action={action}
        isSticky={!hasMainAction}
      />
      {action && !hasMainAction && <MainAction>{action}</MainAction>}
    </>
  )
}
