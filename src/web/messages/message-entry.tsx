import type { Message } from '#contract/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { IconCheck, IconChevronDown, IconClock, IconTrash } from '#web/ui/icons.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { formatDelivery, formatMoment } from './labels.ts'
import { MessageAnswer } from './message-answer.tsx'
import styles from './message-entry.module.css'
import { RetryButton } from './retry-button.tsx'
import { headingId } from './use-messages.ts'

type MessageEntryProps = {
  message: Message
  isOpen: boolean
  onToggle: () => void
  onAnswer: () => void
  onRetry: () => Promise<void>
  onDelete: () => Promise<void>
}

/** One message: who asks what, how it begins, and what is to be done. Unfolded, all of it. */
export function MessageEntry({ message, isOpen, ...on }: MessageEntryProps) {
  const { id, subject, sender, created_at, answer, mail_state } = message
  const heading = headingId(id)
  return (
    <article className={styles.entry}>
      {answer === null && <span className={styles.unanswered} aria-hidden />}
      <div className={styles.words}>
        <h2 className={styles.heading}>
          <button
            id={heading}
            type="button"
            className={styles.subject}
            aria-expanded={isOpen}
            aria-controls={`${heading}-contenido`}
            onClick={on.onToggle}
          >
            {answer === null && <span className="visually-hidden">Sin responder: </span>}
            <span>{subject}</span>
            <IconChevronDown className={styles.chevron} size={24} aria-hidden />
          </button>
        </h2>
        <p className={styles.meta}>
          {sender} <span className={styles.time}>{formatMoment(created_at)}</span>
        </p>
        <div id={`${heading}-contenido`} className={styles.content}>
          <p className={isOpen ? styles.fullText : styles.excerpt}>{message.message}</p>
          {isOpen && answer !== null && <MessageAnswer message={message} />}
        </div>
      </div>
      <div className={styles.state}>
        {answer === null && (
          <Button
            variant="soft"
            size="small"
            aria-label={`Responder: ${subject}`}
            onClick={on.onAnswer}
          >
            Responder
          </Button>
        )}
        {answer !== null && mail_state !== 'dead' && (
          <p className={styles.answered}>
            {mail_state === 'waiting' ? (
              <IconClock size={22} aria-hidden />
            ) : (
              <IconCheck size={22} aria-hidden />
            )}
            {formatDelivery(message)}
          </p>
        )}
        {mail_state === 'dead' && (
          <>
            <StatusChip tone="bad">{formatDelivery(message)}</StatusChip>
            <RetryButton subject={subject} onRetry={on.onRetry} />
          </>
        )}
        {isOpen && (
          <Button
            variant="danger"
            size="small"
            icon={<IconTrash size={22} aria-hidden />}
            aria-label={`Eliminar: ${subject}`}
            onClick={on.onDelete}
          >
            Eliminar
          </Button>
        )}
      </div>
    </article>
  )
}
