import type { Message, MessageState } from '#contract/messages.ts'
import { formatNumber } from '#contract/numbers.ts'
import { formatOldest } from '#web/applications/labels.ts'
import { formatDay } from '#web/format/dates.ts'
import type { ListOption } from '#web/lists/list-loader.ts'
import type { PendingCount } from '#web/lists/pending-count.ts'

/** Where a state stands in the address: `?estado=respondidas`. */
export const FILTERS: readonly ListOption<MessageState>[] = [
  { name: 'Todas', value: '' },
  { name: 'Sin responder', value: 'sin-responder', query: 'unanswered' },
  { name: 'Respondidas', value: 'respondidas', query: 'answered' },
]

export function formatUnansweredSummary({ count, oldest }: PendingCount, now?: Date): string {
  if (oldest === undefined) return 'Nada por responder: está todo al día.'
  if (count === 1) return `1 sin responder, de ${formatDay(oldest, now)}.`.replace('de el ', 'del ')
  return `${formatNumber(count)} sin responder. ${formatOldest(oldest, now)}.`
}

/** How the answer's mail stands; of one that left long ago only the answer itself is known. */
export function formatDelivery({ mail_state }: Pick<Message, 'mail_state'>): string {
  return mail_state === null ? 'Respondida' : DELIVERIES[mail_state]
}

const DELIVERIES = { waiting: 'Enviando', sent: 'Enviada', dead: 'No ha llegado' }
