import type { Question, QuestionForm } from '#contract/questions.ts'
import { get } from '#web/api/api.ts'
import { resource } from '#web/api/resource.ts'

const questions = resource<Question, QuestionForm>('/api/faq/')

export const {
  create: createQuestion,
  replace: saveQuestion,
  remove: deleteQuestion,
  restore: restoreQuestion,
} = questions

export const listQuestions = () => get<Question[]>('/api/faq/')

/** Moves a question before another one, or to the end if `before` is null. */
export const moveQuestion = (id: number, before: number | null) =>
  questions.post(id, 'move', { before })
