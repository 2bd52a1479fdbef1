import type { ReactNode } from 'react'
import { emptyWindow } from '#drawing/empty-window.ts'
import { Drawing } from './drawing.tsx'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  title: string
  /** The text of the drawn sign, at most about fourteen letters. */
  sign?: string
  children: ReactNode
  action?: ReactNode
  /** Phones show the action in the screen's `MainAction` instead. */
  isSticky?: boolean
  isBelowFilters?: boolean
}

export function EmptyState(props: EmptyStateProps) {
  const { title, sign, children, action, isSticky, isBelowFilters } = props
  return (
    <div
      className={`grid centered ${styles.empty}`}
      data-below-filters={isBelowFilters || undefined}
    >
      <Drawing svg={emptyWindow(sign)} className={`mb-36 ${styles.window}`} />
      <h2>{title}</h2>
      <p>{children}</p>
      {action && <div className={isSticky ? 'no-phone' : undefined}>{action}</div>}
    </div>
  )
}
