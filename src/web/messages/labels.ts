import type { Message } from '#contract/messages.ts'

/** Formats the state of the answer's mail. Null: it was sent long ago, and the server has deleted it. */
export function formatDelivery({ mail_state }: Pick<Message, 'mail_state'>): string {
  return mail_state === null ? 'Respondida' : DELIVERIES[mail_state]
}

const DELIVERIES = { waiting: 'Enviando', sent: 'Enviada', dead: 'No ha llegado' }
