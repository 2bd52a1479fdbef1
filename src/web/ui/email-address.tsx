import styles from './email-address.module.css'

/** An e-mail address, one text so that it is read in one. Where it does not fit it breaks anywhere. */
export function EmailAddress({ children: email }: { children: string }) {
  return <span className={styles.email}>{email}</span>
}
