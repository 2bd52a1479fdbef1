import type { ContactMessage, ContactState } from '#contract/contact.ts'
import { PAGE_SIZE, type Page } from '#contract/paging.ts'
import { call, get } from '#web/api/api.ts'

export type MessageQuery = { state?: ContactState; search?: string; page?: number; size?: number }

export const listMessages = ({ page = 1, size = PAGE_SIZE, ...filter }: MessageQuery) =>
  get<Page<ContactMessage>>('/api/contact/', { ...filter, page, page_size: size })

export const answerMessage = (id: number, answer: string) =>
  call<ContactMessage>({ url: `/api/answer_contact/${id}/`, method: 'post', data: { answer } })

export const deleteMessage = (id: number) =>
  call<void>({ url: `/api/contact/${id}/`, method: 'delete' })

export const restoreMessage = (id: number) =>
  call<ContactMessage>({ url: `/api/contact/${id}/restore/`, method: 'post' })
