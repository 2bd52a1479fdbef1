import { expect, test } from 'vitest'
import { readHours } from '#contract/hours/read-hours.ts'
import { type HoursValues, valuesOf } from './hours-values.ts'
import { mergeHours } from './use-hours-form.ts'

const TODAY = '2026-05-28'
const base = valuesOf(readHours('L-V 9-14').hours, TODAY)
const week = (text: string) => valuesOf(readHours(text).hours, TODAY).regular
const closure = {
  isClosed: true,
  reason: 'vacation' as const,
  from: '10 de agosto',
  to: '31 de agosto',
  note: '',
}

test('each of two keeps the part that the other left as it was', () => {
  const saved: HoursValues = { ...base, closure }
  const written: HoursValues = { ...base, regular: week('L-V 10-14') }
  expect(mergeHours(base, saved, written)).toEqual({
    values: { ...base, closure, regular: week('L-V 10-14') },
    conflicts: [],
  })
})

test('two who wrote the same part meet, and what is written here stays in the form', () => {
  const saved: HoursValues = { ...base, regular: week('L-V 8-14') }
  const written: HoursValues = { ...base, regular: week('L-V 10-14') }
  expect(mergeHours(base, saved, written)).toEqual({ values: written, conflicts: ['regular'] })
})

test('a week written in one line meets a week of the fields', () => {
  const saved: HoursValues = { ...base, regular: week('L-V 8-14') }
  expect(mergeHours(base, saved, { ...base, line: 'L-S 9-14' }).conflicts).toEqual(['regular'])
})

test('two who wrote the same do not meet', () => {
  const saved: HoursValues = { ...base, closure }
  expect(mergeHours(base, saved, saved).conflicts).toEqual([])
})
