import type { ReactNode } from 'react'
import styles from './screens.module.css'

/** The main action of a screen on phones. Sticks above the bottom bar, so it must be the last element. */
export function MainAction({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="toast-room" />
      <div className={`phone-only no-print line-top ${styles.action}`} data-main-action>
        {children}
      </div>
    </>
  )
}
