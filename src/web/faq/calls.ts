import type { Question, QuestionForm } from '#contract/questions.ts'
import { call, get } from '#web/api/api.ts'
import { resource } from '#web/api/resource.ts'

export const {
  create: createQuestion,
  replace: saveQuestion,
  remove: deleteQuestion,
  restore: restoreQuestion,
} = resource<Question, QuestionForm>('/api/faq/')

export const listQuestions = () => get<Question[]>('/api/faq/')

/** Right before another question; null: to the end. */
export const moveQuestion = (id: number, before: number | null) =>
  call<Question>({ url: `/api/faq/${id}/move/`, method: 'post', data: { before } })
