import styles from './entry.module.css'

type EntryAnswerProps = { id: string; heading: string; text: string | null; failure?: string }

/** Shows an answer, and why its mail could not be delivered. */
export function EntryAnswer({ id, heading, text, failure }: EntryAnswerProps) {
  return (
    <section className={`grid gap-6 px-16 py-14 sunken ${styles.answer}`} aria-labelledby={id}>
      <h3 id={id} className="note regular">
        {heading}
      </h3>
      <p className="pre-line">{text}</p>
      {failure !== undefined && <p className="small danger">{failure}</p>}
    </section>
  )
}
