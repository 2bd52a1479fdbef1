import type { Message } from '#contract/messages.ts'
import type { OutboxMail } from '#contract/outbox.ts'
import { call } from '#web/api/api.ts'
import { resource } from '#web/api/resource.ts'

const messages = resource<Message>('/api/contact/')

export const {
  find: findMessage,
  page: listMessages,
  remove: deleteMessage,
  restore: restoreMessage,
} = messages

export const answerMessage = (id: number, answer: string) =>
  call<Message>({ url: `/api/answer_contact/${id}/`, method: 'post', data: { answer } })

const outbox = resource<OutboxMail>('/api/outbox/')

export const listDeadMails = () => outbox.page({ state: 'dead' })

export const retryMail = (id: number) => outbox.post(id, 'retry')
