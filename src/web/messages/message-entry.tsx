import type { Message } from '#contract/messages.ts'
import { formatMoment } from '#web/format/dates.ts'
import { EntryDone, FoldableEntry } from '#web/lists/foldable-entry.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconCheck, IconClock, IconTrash } from '#web/ui/icons.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { formatDelivery } from './labels.ts'
import { MessageAnswer } from './message-answer.tsx'
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
  const Icon = mail_state === 'waiting' ? IconClock : IconCheck
  return (
    <FoldableEntry
      id={headingId(id)}
      title={subject}
      waitsFor={answer === null ? 'Sin responder' : undefined}
      meta={sender}
      time={formatMoment(created_at)}
      text={message.message}
      more={answer !== null && <MessageAnswer message={message} />}
      isOpen={isOpen}
      onToggle={on.onToggle}
      state={
        <>
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
            <EntryDone icon={<Icon size={22} aria-hidden />}>{formatDelivery(message)}</EntryDone>
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
        </>
      }
    />
  )
}
