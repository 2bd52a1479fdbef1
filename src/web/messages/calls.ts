import type { Message, MessageState } from '#contract/messages.ts'
import type { OutboxMail } from '#contract/outbox.ts'
import { call } from '#web/api/api.ts'
import { resource } from '#web/api/resource.ts'

export type MessageQuery = { state?: MessageState; search?: string; page?: number; size?: number }

const messages = resource<Message>('/api/contact/')

export const { find: findMessage } = messages

export const { remove: deleteMessage, restore: restoreMessage } = messages

export const listMessages = (query: MessageQuery) => messages.page(query)

export const answerMessage = (id: number, answer: string) =>
  call<Message>({ url: `/api/answer_contact/${id}/`, method: 'post', data: { answer } })

const outbox = resource<OutboxMail>('/api/outbox/')

export const listDeadMails = () => outbox.page({ state: 'dead' })

export const retryMail = (id: number) => outbox.post(id, 'retry')
