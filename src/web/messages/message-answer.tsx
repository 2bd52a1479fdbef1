import type { Message } from '#contract/messages.ts'
import { formatMoment } from './labels.ts'
import styles from './message-answer.module.css'

/** The answer as its reader got it, who gave it, and why it did not arrive where it did not. */
export function MessageAnswer({ message }: { message: Message }) {
  const { id, answer, answered_at, answered_by, sender, mail_state, mail_error } = message
  return (
    <section className={styles.answer} aria-labelledby={`respuesta-${id}`}>
      <h3 id={`respuesta-${id}`}>
        {answered_by === null ? 'Respuesta' : `Respuesta de ${answered_by}`},{' '}
        {answered_at && formatMoment(answered_at)}
      </h3>
      <p className={styles.text}>{answer}</p>
      {mail_state === 'dead' && (
        <p className={styles.failure}>
          No ha llegado a {sender}. El servidor de correo dijo: {mail_error ?? 'nada'}
        </p>
      )}
    </section>
  )
}
