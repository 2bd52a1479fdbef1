import styles from './email-address.module.css'

/** An e-mail as one text, so that screen readers read it as one. It breaks after the @ first, then anywhere. */
export function EmailAddress({ children: email }: { children: string }) {
  const at = email.lastIndexOf('@') + 1
  return (
    <span className={styles.email}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  )
}
