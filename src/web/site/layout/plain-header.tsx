import { Brand } from '#web/ui/brand.tsx'
import { AccountLink } from './account-link.tsx'
import styles from './plain-header.module.css'

/** The header of public pages other than the landing. */
export function PlainHeader() {
  return (
    <header className={`row between gap-16 surface ${styles.header}`}>
      <Brand />
      <AccountLink />
    </header>
  )
}
