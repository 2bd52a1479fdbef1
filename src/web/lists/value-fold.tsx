import type { ReactNode } from 'react'
import styles from './value-row.module.css'
import { RowContent, valueRow } from './value-row.tsx'

type ValueFoldProps = {
  /** Of all of the folds, of which one is open. */
  name?: string
  icon: ReactNode
  title: string
  /** What is in it. */
  said: string
  /** Whether it begins open, with the focus. */
  isFirst?: boolean
  children: ReactNode
}

/** A row that unfolds in place. What gets the focus in it opens it (`focusControl`). */
export function ValueFold({ name, icon, title, said, isFirst = false, children }: ValueFoldProps) {
  return (
    <details name={name} open={isFirst}>
      <summary className={valueRow} data-autofocus={isFirst || undefined}>
        <RowContent icon={icon} name={title} end={said} />
      </summary>
      <div className={`stack gap-20 ${styles.unfolded}`}>{children}</div>
    </details>
  )
}

/** The frame of rows and folds in a form. */
export function ValueFolds({ children }: { children: ReactNode }) {
  return <div className="surface rounded-field overflow-clip outlined container">{children}</div>
}
