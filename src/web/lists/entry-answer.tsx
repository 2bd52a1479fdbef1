import styles from './entry-answer.module.css'

type EntryAnswerProps = { id: string; heading: string; text: string | null; failure?: string }

/** What somebody was answered, and why it did not arrive where it did not. */
export function EntryAnswer({ id, heading, text, failure }: EntryAnswerProps) {
  return (
    <section className={styles.answer} aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <p className={styles.text}>{text}</p>
      {failure !== undefined && <p className={styles.failure}>{failure}</p>}
    </section>
  )
}
