import type { ReactNode } from 'react'
import { emptyWindow } from '#drawing/scenes.ts'
import { Drawing } from './drawing.tsx'
import styles from './empty-state.module.css'

type EmptyStateProps = { title: string; children: ReactNode; action?: ReactNode }

/** Nothing here yet: a lit, empty window, one sentence and the next step. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Drawing svg={emptyWindow()} className={styles.window} />
      <h2>{title}</h2>
      <p>{children}</p>
      {action}
    </div>
  )
}
