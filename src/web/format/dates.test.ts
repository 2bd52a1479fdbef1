import { afterEach, expect, test } from 'vitest'
import { formatDay, formatDayHeading, formatMonth, formatTime, showDatesIn } from './dates.ts'

afterEach(() => showDatesIn('Europe/Madrid'))

const now = new Date('2026-03-12T10:00:00Z')

test.each([
  ['2026-03-12T08:00:00Z', 'hoy'],
  ['2026-03-11T23:30:00Z', 'hoy'],
  ['2026-03-11T22:30:00Z', 'ayer'],
  ['2026-03-09T12:00:00Z', 'hace 3\u00a0días'],
  ['2026-03-06T12:00:00Z', 'hace 6\u00a0días'],
  ['2026-03-05T12:00:00Z', 'el 5 de marzo'],
  ['2026-01-01T12:00:00Z', 'el 1 de enero'],
  ['2025-12-31T23:30:00Z', 'el 1 de enero'],
  ['2025-12-31T12:00:00Z', 'el 31 de diciembre de 2025'],
])('%s is said «%s» on 12 March 2026', (instant, words) => {
  expect(formatDay(instant, now)).toBe(words)
})

test('the day changes at midnight in Madrid, in summer too', () => {
  const night = new Date('2026-07-01T22:30:00Z')
  expect(formatDay('2026-07-01T21:30:00Z', night)).toBe('ayer')
  expect(formatDay('2026-07-01T22:01:00Z', night)).toBe('hoy')
})

test('the weekend the clocks change is still two days long', () => {
  expect(formatDay('2026-03-28T12:00:00Z', new Date('2026-03-30T12:00:00Z'))).toBe(
    'hace 2\u00a0días',
  )
})

test.each([
  ['2026-03-12T08:00:00Z', 'Hoy'],
  ['2026-03-11T22:30:00Z', 'Ayer'],
  ['2026-03-09T12:00:00Z', 'Lunes, 9 de marzo'],
  ['2025-12-31T12:00:00Z', 'Miércoles, 31 de diciembre de 2025'],
])('%s has the heading «%s» on 12 March 2026', (instant, words) => {
  expect(formatDayHeading(instant, now)).toBe(words)
})

test('the time is that of Madrid', () => {
  expect(formatTime('2026-03-12T08:05:00Z')).toBe('9:05')
  expect(formatTime('2026-07-01T22:30:00Z')).toBe('0:30')
})

test('in the Canaries day, month and time are an hour behind', () => {
  showDatesIn('Atlantic/Canary')
  expect(formatTime('2026-07-01T22:30:00Z')).toBe('23:30')
  expect(formatDay('2026-03-11T23:30:00Z', now)).toBe('ayer')
  expect(formatDayHeading('2025-12-31T23:30:00Z', now)).toBe('Miércoles, 31 de diciembre de 2025')
  expect(formatMonth('2026-03-31T22:30:00Z')).toBe('marzo de 2026')
})
