import type { ContactMessage, ContactState } from '#contract/contact.ts'
import { sayOldest } from '#web/applications/wording.ts'
import { sayDay, sayTime } from '#web/format/dates.ts'
import { sayNumber } from '#web/format/numbers.ts'
import type { Pending } from '#web/lists/pending-count.ts'

export type MessageFilter = { name: string; value: string; state?: ContactState }

/** Where a state stands in the address: `?estado=respondidas`. */
export const FILTERS: readonly MessageFilter[] = [
  { name: 'Todas', value: '' },
  { name: 'Sin responder', value: 'sin-responder', state: 'unanswered' },
  { name: 'Respondidas', value: 'respondidas', state: 'answered' },
]

export function sayUnanswered({ count, oldest }: Pending, now?: Date): string {
  if (oldest === undefined) return 'Nada por responder: está todo al día.'
  if (count === 1) return `1 sin responder, de ${sayDay(oldest, now)}.`.replace('de el ', 'del ')
  return `${sayNumber(count)} sin responder. ${sayOldest(oldest, now)}.`
}

/** 'hoy, 9:40', and of other days the day alone. */
export function sayMoment(instant: string, now?: Date): string {
  const day = sayDay(instant, now)
  return day === 'hoy' ? `hoy, ${sayTime(instant)}` : day
}

/** How the answer's mail stands; of one that left long ago only the answer itself is known. */
export function sayDelivery({ mail_state }: Pick<ContactMessage, 'mail_state'>): string {
  return mail_state === null ? 'Respondida' : DELIVERIES[mail_state]
}

const DELIVERIES = { waiting: 'Enviando', sent: 'Enviada', dead: 'No ha llegado' }
