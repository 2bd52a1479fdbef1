import type { Question, QuestionForm } from '#contract/faq.ts'
import { call, get } from '#web/api/api.ts'

export const listQuestions = () => get<Question[]>('/api/faq/')

/** `key` is the same for the same content: what was sent twice counts once. */
export const createQuestion = (data: QuestionForm, key: string) =>
  call<Question>({ url: '/api/faq/', method: 'post', data, headers: { 'Idempotency-Key': key } })

export const saveQuestion = (id: number, form: QuestionForm) =>
  call<Question>({ url: `/api/faq/${id}/`, method: 'put', data: form })

export const deleteQuestion = (id: number) =>
  call<void>({ url: `/api/faq/${id}/`, method: 'delete' })

export const restoreQuestion = (id: number) =>
  call<Question>({ url: `/api/faq/${id}/restore/`, method: 'post' })

/** Right before another question; null: to the end. */
export const moveQuestion = (id: number, before: number | null) =>
  call<Question>({ url: `/api/faq/${id}/move/`, method: 'post', data: { before } })
