import type { ReactNode } from 'react'
import { emptyWindow } from '#drawing/empty-window.ts'
import { Drawing } from './drawing.tsx'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  title: string
  /** On the sign in the window, some fourteen letters. */
  sign?: string
  children: ReactNode
  action?: ReactNode
  /** A phone has the action in the screen's `MainAction`. */
  sticks?: boolean
  /** What narrows the list stands above: on phones the drawing leaves room for the words. */
  belowFilters?: boolean
}

/** Nothing here yet: a lit, empty window, one sentence and the next step. */
export function EmptyState(props: EmptyStateProps) {
  const { title, sign, children, action, sticks, belowFilters } = props
  return (
    <div className={styles.empty} data-below-filters={belowFilters || undefined}>
      <Drawing svg={emptyWindow({ sign })} className={styles.window} />
      <h2>{title}</h2>
      <p>{children}</p>
      {action && (
        <div className={styles.action} data-sticks={sticks || undefined}>
          {action}
        </div>
      )}
    </div>
  )
}
