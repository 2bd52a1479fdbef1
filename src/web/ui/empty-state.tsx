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
}

/** Nothing here yet: a lit, empty window, one sentence and the next step. */
export function EmptyState({ title, sign, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Drawing svg={emptyWindow({ sign })} className={styles.window} />
      <h2>{title}</h2>
      <p>{children}</p>
      {action}
    </div>
  )
}
