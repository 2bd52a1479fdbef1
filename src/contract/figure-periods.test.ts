import { describe, expect, test } from 'vitest'
import { addMonths, comparedPeriods, daysOfMonth } from './figure-periods.ts'
import { figuresQuery } from './figures.ts'

const TODAY = '2026-05-28'

describe('what is asked for, and what it is compared with', () => {
  test.each([
    [{}, '2026-05-01', '2026-05-28', '2026-04-03', '2026-04-30'],
    [{ days: '7' }, '2026-05-22', '2026-05-28', '2026-05-15', '2026-05-21'],
    [{ days: '365' }, '2025-05-29', '2026-05-28', '2024-05-29', '2025-05-28'],
    [{ month: '2026-04' }, '2026-04-01', '2026-04-30', '2026-03-01', '2026-03-31'],
    [{ month: '2024-03' }, '2024-03-01', '2024-03-31', '2024-02-01', '2024-02-29'],
    [{ month: '2026-01' }, '2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
    [{ month: '2026-05' }, '2026-05-01', '2026-05-28', '2026-04-01', '2026-04-28'],
    // A future month has only its first day.
    [{ month: '2026-07' }, '2026-07-01', '2026-07-01', '2026-06-01', '2026-06-01'],
  ])('%j', (query, from, to, beforeFrom, beforeTo) => {
    expect(comparedPeriods(figuresQuery.parse(query), TODAY)).toEqual({
      current: { from, to },
      before: { from: beforeFrom, to: beforeTo },
    })
  })

  test('a long month that is not over is compared with a short one as a whole', () => {
    const query = figuresQuery.parse({ month: '2026-03' })
    expect(comparedPeriods(query, '2026-03-30').before).toEqual({
      from: '2026-02-01',
      to: '2026-02-28',
    })
  })
})

test.each([
  [{ days: '30' }, 'Elige entre 7, 28 y 365 días'],
  [{ month: '2026-13' }, 'El mes se escribe como 2026-03'],
  [{ month: '0000-01' }, 'El mes se escribe como 2026-03'],
  [{ month: ['2026-01', '2026-02'] }, 'Elige un mes'],
])('%j is refused', (query, message) => {
  expect(figuresQuery.safeParse(query).error!.issues[0]!.message).toBe(message)
})

test.each([
  ['2026-01', -1, '2025-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-05', -12, '2025-05'],
])('%s and %i months is %s', (month, months, then) => {
  expect(addMonths(month, months)).toBe(then)
})

test('a month has its days', () => {
  expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
})
