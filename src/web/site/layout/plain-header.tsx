import { Brand } from '#web/ui/brand.tsx'
import { AccountLink } from './account-link.tsx'
import styles from './plain-header.module.css'

/** The top of a public page that is not the landing. */
export function PlainHeader() {
  return (
    <header className={styles.header}>
      <Brand />
      <AccountLink />
    </header>
  )
}
