import type { ReactNode } from 'react'
import styles from './screens.module.css'

/** The main action of a screen on phones. It sticks above the bottom bar. Render it last. */
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
