import type { ReactNode } from 'react'
import styles from './filtered-list.module.css'

/** A list and what narrows it: beside it on a desk, above it on a phone. */
export function FilteredList({ filters, children }: { filters: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      {filters}
      <div>{children}</div>
    </div>
  )
}
