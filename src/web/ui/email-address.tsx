import styles from './email-address.module.css'

/** An e-mail address. Where it must break, it first breaks before the @. Screen readers read one word. */
export function EmailAddress({ children: email }: { children: string }) {
  const at = email.lastIndexOf('@')
  return (
    <span className={`break-anywhere ${styles.email}`}>
      {email.slice(0, at)}
      <span className={styles.domain}>{email.slice(at)}</span>
    </span>
  )
}
