import { z } from 'zod'
import { digitsAsNumber, lines, MAX_ID, text } from './fields.ts'
import { listQuery } from './list-query.ts'

export const question = z.object({ id: z.int(), question: z.string(), answer: z.string() })
export type Question = z.infer<typeof question>

export const questionQuery = listQuery(question, {})
export type QuestionQuery = z.infer<typeof questionQuery>

export const questionForm = z.object({
  question: text('La pregunta es obligatoria', 200),
  answer: lines('La respuesta es obligatoria', 4000),
})
export type QuestionForm = z.infer<typeof questionForm>

export const UNKNOWN_POSITION =
  'La lista ha cambiado. Mírala otra vez y vuelve a mover la pregunta.'

/** `before`: id of the question before which the question is moved; null: to the end. */
export const questionMove = z.object({
  before: z.preprocess(
    (value) => (value === '' ? null : digitsAsNumber(value)),
    z.int(UNKNOWN_POSITION).min(1, UNKNOWN_POSITION).max(MAX_ID, UNKNOWN_POSITION).nullable(),
  ),
})
