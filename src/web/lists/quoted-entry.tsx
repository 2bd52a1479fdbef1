import styles from './entry.module.css'

type QuotedEntryProps = { label: string; title: string; meta: string; text: string }

/** What somebody wrote, above the form that answers it. */
export function QuotedEntry({ label, title, meta, text }: QuotedEntryProps) {
  return (
    <section
      className={`break-anywhere sunken rounded-chip ${styles.quotedEntry}`}
      aria-label={label}
    >
      <h3>{title}</h3>
      <p className="note">{meta}</p>
      <p className="mt-8 pre-line">{text}</p>
    </section>
  )
}
