import styles from './quoted-entry.module.css'

type QuotedEntryProps = { label: string; title: string; meta: string; text: string }

/** What somebody wrote, above the form that answers it. */
export function QuotedEntry({ label, title, meta, text }: QuotedEntryProps) {
  return (
    <section className={styles.entry} aria-label={label}>
      <h3>{title}</h3>
      <p className={styles.meta}>{meta}</p>
      <p className={styles.text}>{text}</p>
    </section>
  )
}
