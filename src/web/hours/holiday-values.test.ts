import { expect, test } from 'vitest'
import type { Holiday } from '#contract/holidays.ts'
import { readHours } from '#contract/hours/read-hours.ts'
import { holidayRows, specialFor } from './holiday-values.ts'
import { hoursOf, valuesOf } from './hours-values.ts'

const TODAY = '2026-11-23'
const HOURS = readHours('L-V 9:30-14 y 17-20:30').hours!
const holiday = (id: number, date: string, more: Partial<Holiday> = {}): Holiday => ({
  id,
  date,
  name: `Fiesta ${id}`,
  scope: 'local',
  opening: false,
  updated_at: '2026-11-01T00:00:00.000Z',
  version: 1,
  ...more,
})
const TUESDAY = holiday(1, '2026-12-08')
const SUNDAY = holiday(2, '2026-12-06')
const OPENING = holiday(3, '2026-12-20', { opening: true })

const VALUES = valuesOf(HOURS, TODAY)
const rowsOf = (values = VALUES) => holidayRows(values, [SUNDAY, TUESDAY, OPENING], TODAY)

test('holidays stand in the form without an answer, but for those on which it closes anyway', () => {
  expect(rowsOf().map(({ holiday, answer, at }) => [holiday.id, answer, at])).toEqual([
    [1, undefined, undefined],
    [3, undefined, undefined],
  ])
  expect(rowsOf({ ...VALUES, told: 'untold' })).toEqual([])
})

test.each(['closed', 'open'] as const)('«%s» is a special day, which answers it', (answer) => {
  const [row] = rowsOf()
  const special = [specialFor(row!, answer, 0, TODAY)]
  const values = { ...VALUES, special }
  expect(rowsOf(values)[0]).toMatchObject({ answer, at: 0 })
  expect(hoursOf(values, TODAY)!.special).toEqual([
    {
      from: '2026-12-08',
      to: '2026-12-08',
      shifts: answer === 'open' ? HOURS.regular.tue : [],
      note: 'Fiesta 1',
    },
  ])
})

test('other hours are written in their fields', () => {
  const [row] = rowsOf()
  const other = { ...specialFor(row!, 'other', 0, TODAY), shifts: ['10 a 13'] }
  expect(specialFor(row!, 'other', 0, TODAY).shifts).toEqual([''])
  expect(rowsOf({ ...VALUES, special: [other] })[0]).toMatchObject({ answer: 'other', at: 0 })
})

test('nothing is asked of days that a span or the vacations tell of', () => {
  const span = { from: '2026-12-07', to: '2026-12-09', shifts: [], note: '' }
  const values = valuesOf({ ...HOURS, special: [span] }, TODAY)
  expect(holidayRows(values, [TUESDAY], TODAY)).toEqual([])
  const closure = { from: '2026-12-01', to: '2026-12-10', note: '' }
  expect(holidayRows(valuesOf({ ...HOURS, closure }, TODAY), [TUESDAY], TODAY)).toEqual([])
})
