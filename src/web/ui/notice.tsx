import type { ReactNode } from 'react'
import { IconAlertCircle } from './icons.ts'
import styles from './notice.module.css'

/** What went wrong with a whole form, read out as soon as it appears. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={styles.notice}>
      <IconAlertCircle size={24} aria-hidden />
      <p>{children}</p>
    </div>
  )
}
