import type { ComponentProps } from 'react'
import type { Restriction } from '#contract/appeals.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { IconArrowBackUp } from '#web/ui/icons.ts'
import { linkOf } from './restriction-notice.tsx'

type RestoreButtonProps = Pick<
  ComponentProps<typeof Button>,
  'aria-describedby' | 'isFullWidth' | 'onClick'
> & {
  /** The restriction by which the office deleted it. Then the owner cannot restore it. */
  taken: Restriction | undefined
  /** Describes the button to screen readers if no element does. */
  name?: string
}

/** Restores what was deleted or, if the office deleted it, links to the appeal. */
export function RestoreButton({ taken, name, onClick, ...look }: RestoreButtonProps) {
  const words = taken ? linkOf(taken) : 'Recuperar'
  const button = {
    variant: 'soft',
    size: 'small',
    ...(name && { 'aria-label': taken ? `${words}: ${name}` : `${words} ${name}` }),
    ...look,
  } as const
  if (taken) {
    return (
      <ButtonLink to={`/reclamaciones/${taken.id}`} {...button}>
        {words}
      </ButtonLink>
    )
  }
  return (
    <Button {...button} icon={IconArrowBackUp} busyLabel="Recuperando…" onClick={onClick}>
      {words}
    </Button>
  )
}
