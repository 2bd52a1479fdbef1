import styles from './entry.module.css'

type EntryAnswerProps = { id: string; heading: string; text: string | null; failure?: string }

/** What somebody was answered, and why it did not arrive where it did not. */
export function EntryAnswer({ id, heading, text, failure }: EntryAnswerProps) {
  return (
    <section className={`grid gap-6 sunken ${styles.answer}`} aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <p className="pre-line">{text}</p>
      {failure !== undefined && <p className={`small ${styles.failure}`}>{failure}</p>}
    </section>
  )
}
