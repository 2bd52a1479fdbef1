import type { ReactNode } from 'react'
import styles from './value-row.module.css'
import { RowContent, valueRow } from './value-row.tsx'

type ValueFoldProps = {
  /** Folds with the same name close each other. */
  name?: string
  icon: ReactNode
  title: string
  /** The value inside, as text. */
  said: string
  /** Whether it is open at first and takes the focus. */
  isFirst?: boolean
  children: ReactNode
}

/** A row that unfolds. It opens when an element inside takes the focus (`focusControl`). */
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

export function ValueFolds({ children }: { children: ReactNode }) {
  return <div className="surface rounded-field overflow-clip outlined container">{children}</div>
}
