import type { Message } from '#contract/messages.ts'

/** Formats the state of the mail with the answer. Null: sent long ago, and the server no longer stores the mail. */
export function formatDelivery({ mail_state }: Pick<Message, 'mail_state'>): string {
  return mail_state === null ? 'Respondida' : DELIVERIES[mail_state]
}

const DELIVERIES = { waiting: 'Enviando', sent: 'Enviada', dead: 'No ha llegado' }
