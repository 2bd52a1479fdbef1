import type { ReactNode } from 'react'
import styles from './directory-route.module.css'

/** A list and its filters: beside it on wide screens, above it on phones. */
export function FilteredList({ filters, children }: { filters: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      {filters}
      <div>{children}</div>
    </div>
  )
}
