import type { Message } from '#contract/messages.ts'

/** How the answer's mail stands; of one that left long ago only the answer itself is known. */
export function formatDelivery({ mail_state }: Pick<Message, 'mail_state'>): string {
  return mail_state === null ? 'Respondida' : DELIVERIES[mail_state]
}

const DELIVERIES = { waiting: 'Enviando', sent: 'Enviada', dead: 'No ha llegado' }

export const draftOf = (id: number) => `answer:${id}`
