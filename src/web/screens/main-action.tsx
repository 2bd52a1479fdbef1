import type { ReactNode } from 'react'
import styles from './main-action.module.css'

/** The main action of a screen, on phones alone: it sticks above the bottom bar. Put it last. */
export function MainAction({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={styles.room} />
      <div className={styles.action} data-main-action>
        {children}
      </div>
    </>
  )
}
