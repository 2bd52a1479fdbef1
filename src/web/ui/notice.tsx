import type { ReactNode } from 'react'
import { IconAlertCircle } from './icons.ts'
import styles from './notice.module.css'

/** The error of a whole form, announced when it appears. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={`flex gap-12 rejected rounded-button ${styles.notice}`}>
      <IconAlertCircle size={24} aria-hidden />
      <p>{children}</p>
    </div>
  )
}
