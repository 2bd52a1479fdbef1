import styles from './email-address.module.css'

/** An e-mail as one piece of text, so that screen readers read it as one. It moves to a new line before it breaks. */
export function EmailAddress({ children: email }: { children: string }) {
  return <span className={`break-anywhere ${styles.email}`}>{email}</span>
}
