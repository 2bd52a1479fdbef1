import { describe, expect, test } from 'vitest'
import { addDays } from './dates.ts'
import { answerOf, usualShifts, withAnswer } from './holiday-answers.ts'
import { type Hours, hours, MAX_SPECIAL } from './hours.ts'
import { readHours } from './read-hours.ts'
import type { Shift } from './week.ts'

const SHOP: Hours = readHours('L-V 9:30-14 y 17-20:30').hours!
/** A Tuesday. */
const DAY = { date: '2026-12-08', name: 'Inmaculada Concepción' }
const SHORT: Shift[] = [['10:00', '14:00']]

describe('an answer to a holiday', () => {
  test.each([
    ['closed', 'closed', []],
    ['open', 'open', SHOP.regular.tue],
    [SHORT, 'other', SHORT],
  ] as const)('%j is a special day with its name', (answer, said, shifts) => {
    const told = withAnswer(SHOP, DAY, answer as Shift[])
    expect(told.special).toEqual([
      { from: DAY.date, to: DAY.date, shifts, note: 'Inmaculada Concepción' },
    ])
    expect(answerOf(told, DAY.date)).toBe(said)
    expect(hours.parse(told)).toEqual(told)
  })

  test('is none until it is given, replaces the one before, and is taken back', () => {
    expect(answerOf(SHOP, DAY.date)).toBeUndefined()
    const closed = withAnswer(SHOP, DAY, 'closed')
    expect(withAnswer(closed, DAY, 'open')).toEqual(withAnswer(SHOP, DAY, 'open'))
    expect(withAnswer(closed, DAY, null)).toEqual(SHOP)
  })

  test('goes before other special days, which stay', () => {
    const season = { from: '2026-12-01', to: '2026-12-31', shifts: SHORT, note: 'Navidad' }
    const shop = { ...SHOP, special: [season] }
    expect(usualShifts(shop, DAY.date)).toEqual(SHORT)
    const told = withAnswer(shop, DAY, 'closed')
    expect(told.special).toHaveLength(2)
    expect(answerOf(told, DAY.date)).toBe('closed')
    expect(answerOf(withAnswer(shop, DAY, 'open'), DAY.date)).toBe('open')
  })

  test('is written down during vacations as well', () => {
    const closure = { from: '2026-12-01', to: '2026-12-31', note: '' }
    expect(answerOf(withAnswer({ ...SHOP, closure }, DAY, 'open'), DAY.date)).toBe('open')
  })

  test('finds room among special days that are long past', () => {
    const days = Array.from({ length: MAX_SPECIAL }, (_, at) => addDays('2026-06-01', -10 * at))
    const special = days.map((date) => ({ from: date, to: date, shifts: [], note: '' }))
    const told = withAnswer({ ...SHOP, special }, DAY, 'closed')
    expect(told.special.length).toBeLessThan(MAX_SPECIAL)
    expect(told.special.at(-1)!.to >= '2025-12-08').toBe(true)
  })
})
