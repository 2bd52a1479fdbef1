import { expect, test } from 'vitest'
import { readHours } from '#contract/hours/read-hours.ts'
import { type HoursValues, valuesOf } from './hours-values.ts'
import { changedWords } from './save-bar.tsx'

const before = valuesOf(readHours('L-V 9-14').hours, '2026-05-28')
const week = (text: string) => valuesOf(readHours(text).hours, '2026-05-28').regular
const closure = { isClosed: true, reason: 'works' as const, from: '', to: '', note: '' }

test.each([
  [{}, undefined],
  [{ regular: week('L-X 9-14, J 10-14, V 9-14') }, 'el jueves'],
  [{ regular: week('L-V 10-14') }, 'la semana'],
  [{ line: 'L-V 9' }, 'la semana'],
  [{ regular: week('L-J 9-14'), closure }, 'el viernes y el cierre'],
  [{ told: 'always' as const }, 'cómo se muestra tu horario'],
] satisfies [Partial<HoursValues>, string | undefined][])('%j: %s', (changes, words) => {
  const told = words && `Has cambiado ${words}. Aún no lo ve nadie.`
  expect(changedWords(before, { ...before, ...changes })).toBe(told)
})
