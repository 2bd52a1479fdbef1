import type { ComponentProps } from 'react'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { MainAction } from '../screens/main-action.tsx'

/** A list in which nothing is left to show: on phones the way on sticks above the bottom bar. Put it last. */
export function EmptyList(props: ComponentProps<typeof EmptyState>) {
  return (
    <>
      <EmptyState {...props} sticks />
      {props.action && <MainAction>{props.action}</MainAction>}
    </>
  )
}
