import { expect, test } from 'vitest'
import type { Holiday } from '#contract/holidays.ts'
import { readHours } from '#contract/hours/read-hours.ts'
import { holidayRows, specialFor, specialWithHolidays } from './holiday-values.ts'
import { hoursOf, valuesOf } from './hours-values.ts'
import { moveLineIntoDays } from './move-line-into-days.ts'

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
  expect(rowsOf().map(({ holiday, answer, index }) => [holiday.id, answer, index])).toEqual([
    [1, undefined, undefined],
    [3, undefined, undefined],
  ])
  expect(rowsOf({ ...VALUES, told: 'untold' })).toEqual([])
})

test.each(['closed', 'open'] as const)('«%s» is a special day, which answers it', (answer) => {
  const [row] = rowsOf()
  const special = [specialFor(row!, answer, 0, TODAY)]
  const values = { ...VALUES, special }
  expect(rowsOf(values)[0]).toMatchObject({ answer, index: 0 })
  expect(hoursOf(values, TODAY)!.special).toEqual([
    {
      from: '2026-12-08',
      to: '2026-12-08',
      shifts: answer === 'open' ? HOURS.regular.tue : [],
      note: 'Fiesta 1',
    },
  ])
})

test('only those of the next three months are asked about, until they are answered', () => {
  const far = holiday(4, '2027-03-19')
  expect(holidayRows(VALUES, [far], TODAY)).toEqual([])
  const special = specialWithHolidays(VALUES, 'closed', [far], TODAY)
  expect(holidayRows({ ...VALUES, special }, [far], TODAY)[0]).toMatchObject({ answer: 'closed' })
})

const saidOf = (line: string, values = VALUES, holidays = [SUNDAY, TUESDAY, OPENING]) =>
  hoursOf(moveLineIntoDays({ ...values, line }, holidays, TODAY), TODAY)!.special.map(
    ({ from, shifts, note }) => [from, shifts.length === 0 ? 'closed' : shifts, note],
  )

test.each([
  ['L-V 9-14', []],
  ['L-V 9-14, festivos cerrado', [['2026-12-08', 'closed', 'Fiesta 1']]],
  ['L-V 9-14, festivos abierto', [['2026-12-08', [['09:00', '14:00']], 'Fiesta 1']]],
  [
    'L-V 9-14, domingos y festivos 10-13',
    [
      ['2026-12-06', [['10:00', '13:00']], 'Fiesta 2'],
      ['2026-12-08', [['10:00', '13:00']], 'Fiesta 1'],
    ],
  ],
])('the line «%s» answers for the holidays, a Sunday of opening apart', (line, answers) => {
  expect(saidOf(line)).toEqual(answers)
})

test('the line changes no answer, and nothing that the vacations tell of', () => {
  const [row] = rowsOf()
  const answered = { ...VALUES, special: [specialFor(row!, 'open', 0, TODAY)] }
  const line = 'L-V 9:30-14 y 17-20:30, festivos cerrado'
  expect(saidOf(line, answered)).toEqual([['2026-12-08', HOURS.regular.tue, 'Fiesta 1']])
  const closure = { from: '2026-12-01', to: '2026-12-10', note: '' }
  expect(saidOf(line, valuesOf({ ...HOURS, closure }, TODAY))).toEqual([])
})

test('other hours are written in their fields', () => {
  const [row] = rowsOf()
  const other = { ...specialFor(row!, 'other', 0, TODAY), shifts: ['10 a 13'] }
  expect(specialFor(row!, 'other', 0, TODAY).shifts).toEqual([''])
  expect(rowsOf({ ...VALUES, special: [other] })[0]).toMatchObject({ answer: 'other', index: 0 })
})

test('nothing is asked of days that a span or the vacations tell of', () => {
  const span = { from: '2026-12-07', to: '2026-12-09', shifts: [], note: '' }
  const values = valuesOf({ ...HOURS, special: [span] }, TODAY)
  expect(holidayRows(values, [TUESDAY], TODAY)).toEqual([])
  const closure = { from: '2026-12-01', to: '2026-12-10', note: '' }
  expect(holidayRows(valuesOf({ ...HOURS, closure }, TODAY), [TUESDAY], TODAY)).toEqual([])
})
