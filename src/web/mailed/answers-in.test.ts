import { expect, test } from 'vitest'
import { answerField, answersIn } from './answers-in.ts'

test('the form says what each shop does, and nothing else counts', () => {
  const form = new FormData()
  form.append(answerField(7), 'closed')
  form.append(answerField(12), 'open')
  form.append('comercio-', 'open')
  form.append('token', 'x')
  expect(answersIn(form)).toEqual({ closed: [7], open: [12] })
})
