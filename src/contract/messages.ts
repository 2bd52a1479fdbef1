import { z } from 'zod'
import { mail } from './contact-fields.ts'
import { lines, text } from './fields.ts'
import { honeypotFields } from './honeypot.ts'
import { listQuery, oneOf } from './list-query.ts'
import { MAIL_STATES } from './outbox.ts'

export const messageForm = z.object({
  subject: text('Escribe el asunto', 150),
  sender: mail('Escribe tu correo para que podamos responderte'),
  message: lines('Escribe tu mensaje', 4000),
  ...honeypotFields,
})
export type MessageForm = z.infer<typeof messageForm>

export const messageReceived = z.object({
  id: z.int(),
  subject: z.string(),
  sender: z.string(),
  message: z.string(),
})

export const message = messageReceived.extend({
  created_at: z.iso.datetime(),
  answer: z.string().nullable(),
  answered_at: z.iso.datetime().nullable(),
  answered_by: z.string().nullable(),
  /** Id of the mail with the answer in the outbox; null: there is no answer, or the mail was purged. */
  answer_mail: z.int().nullable(),
  mail_state: z.enum(MAIL_STATES).nullable(),
  mail_error: z.string().nullable(),
})
export type Message = z.infer<typeof message>

export const messageAnswer = z.object({ answer: lines('Escribe tu respuesta', 4000) })

export const messageQuery = listQuery(message, { state: oneOf(['unanswered', 'answered']) })
export type MessageQuery = z.infer<typeof messageQuery>
