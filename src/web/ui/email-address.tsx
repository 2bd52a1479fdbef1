import styles from './email-address.module.css'

/**
 * An e-mail as one text, so that screen readers read it as one. It goes to a line of its own before it breaks, and then
 * breaks anywhere.
 */
export function EmailAddress({ children: email }: { children: string }) {
  return <span className={`break-anywhere ${styles.email}`}>{email}</span>
}
