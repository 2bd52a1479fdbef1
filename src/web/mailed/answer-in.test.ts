import { expect, test } from 'vitest'
import { answerField, answerIn } from './answer-in.ts'

function formOf(fields: [string, string][]) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}
const NOTHING = { closed: [], open: [], extend: [], data: undefined, appeal: undefined }

test('the form of a holiday says what each shop does, and nothing else counts', () => {
  const form = formOf([
    [answerField(7), 'closed'],
    [answerField(12), 'open'],
    ['comercio-', 'open'],
    ['token', 'x'],
  ])
  expect(answerIn(form)).toEqual({ ...NOTHING, closed: [7], open: [12] })
})

test('the form of offers says which go on', () => {
  const form = formOf([
    ['extend', '7'],
    ['extend', '12'],
  ])
  expect(answerIn(form)).toEqual({ ...NOTHING, extend: ['7', '12'] })
})
