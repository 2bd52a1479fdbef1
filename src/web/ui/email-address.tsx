import styles from './email-address.module.css'

/** An e-mail. It moves to a new line before it breaks, and breaks before the @ first. Screen readers read one word. */
export function EmailAddress({ children: email }: { children: string }) {
  const at = email.lastIndexOf('@')
  return (
    <span className={`break-anywhere ${styles.email}`}>
      {email.slice(0, at)}
      <span className={styles.domain}>{email.slice(at)}</span>
    </span>
  )
}
