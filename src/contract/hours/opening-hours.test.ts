import OpeningHours from 'opening_hours'
import { describe, expect, test } from 'vitest'
import { addDays } from './dates.ts'
import type { Hours } from './hours.ts'
import { hoursTexts } from './hours-texts.ts'
import { openingHours } from './opening-hours.ts'
import { readHours } from './read-hours.ts'
import { shiftsOn } from './shifts-on.ts'
import { minutesOfShift } from './week.ts'

const sign = (text: string): Hours => readHours(text).hours!
const bakery = sign('L-V 9:30-14 y 17-20:30, S 10-14')
const summer = { name: 'Verano', from: '06-15', to: '09-15', week: sign('L-V 9-14').regular }
const closure = { from: '2026-08-10', to: '2026-08-31', note: '' }
const feast = { from: '2026-03-19', to: '2026-03-19', shifts: [], note: 'San José' }
const fair = {
  from: '2026-03-18',
  to: '2026-03-20',
  shifts: [['10:00', '12:00']],
  note: '',
} as Hours['special'][number]

const FACTS: [string, Hours, string][] = [
  ['two shifts', bakery, 'Mo-Fr 09:30-14:00,17:00-20:30; Sa 10:00-14:00'],
  ['days apart', sign('L, X y V 10-13'), 'Mo,We,Fr 10:00-13:00'],
  ['past midnight', sign('V y S 22-3'), 'Fr-Sa 22:00-03:00'],
  ['until midnight', sign('L-D 20-24'), 'Mo-Su 20:00-24:00'],
  ['round the clock', sign('24h'), '24/7'],
  ['round the clock on some days', sign('L-V 24h'), 'Mo-Fr 00:00-24:00'],
  [
    'a season',
    { ...bakery, seasons: [summer] },
    'Mo-Fr 09:30-14:00,17:00-20:30; Sa 10:00-14:00; Jun 15-Sep 15 Mo-Fr 09:00-14:00; Jun 15-Sep 15 Sa-Su off',
  ],
  [
    'special days, of which the first holds',
    { ...bakery, special: [feast, fair] },
    'Mo-Fr 09:30-14:00,17:00-20:30; Sa 10:00-14:00; 2026 Mar 18-2026 Mar 20 10:00-12:00; 2026 Mar 19 off',
  ],
  [
    'days without an end',
    { ...sign('L-V 9-14'), closure: { ...closure, to: null } },
    'Mo-Fr 09:00-14:00; 2026 Aug 10-2099 Dec 31 off',
  ],
  ['holidays', { ...sign('24h'), closure }, '24/7; 2026 Aug 10-2026 Aug 31 off'],
]

const TODAY = '2026-03-01'
const bar = sign('X-J 20-2, V 20-3, S 10-14')
const BAR = 'We 20:00-24:00; Th-Fr 00:00-02:00,20:00-24:00; Sa 00:00-03:00,10:00-14:00'
const NIGHTS: [string, Hours, string][] = [
  ['a night before another day', bar, BAR],
  ['every night', sign('L-D 20-2'), 'Mo-Su 00:00-02:00,20:00-24:00'],
  [
    'a night before special days, and their own',
    {
      ...bar,
      special: [
        { ...feast, shifts: [['18:00', '01:00']] },
        { ...feast, from: '2026-03-20', to: '2026-03-20' },
      ],
    },
    `${BAR}; 2026 Mar 21 10:00-14:00; 2026 Mar 20 00:00-01:00; 2026 Mar 19 00:00-02:00,18:00-24:00`,
  ],
  [
    'special days that are past',
    { ...bar, special: [{ ...feast, from: '2026-02-20', to: '2026-02-25' }] },
    BAR,
  ],
  [
    'the night of yesterday',
    {
      ...bar,
      special: [{ ...fair, from: '2026-02-28', to: '2026-02-28', shifts: [['18:00', '04:00']] }],
    },
    `${BAR}; 2026 Mar 01 00:00-04:00`,
  ],
  [
    'a night before a closure',
    { ...bar, closure: { ...closure, from: '2026-08-14' } },
    `${BAR}; 2026 Aug 14 00:00-02:00; 2026 Aug 15-2026 Aug 31 off`,
  ],
  [
    'a night before days without an end',
    { ...bar, closure: { ...closure, to: null } },
    `${BAR}; 2026 Aug 10-2099 Dec 31 off`,
  ],
  [
    'a night before one closed day',
    { ...bar, closure: { ...closure, from: '2026-08-14', to: '2026-08-14' } },
    `${BAR}; 2026 Aug 15 10:00-14:00; 2026 Aug 14 00:00-02:00`,
  ],
  [
    'a night before a season',
    { ...bar, seasons: [{ ...summer, from: '06-13', to: '09-17' }] },
    `${BAR}; Jun 13-Sep 17 Mo-Fr 09:00-14:00; Jun 13-Sep 17 Sa-Su off; 2026 Sep 18 20:00-24:00; 2026 Jun 13 00:00-03:00`,
  ],
]

test.each(NIGHTS)('%s is split at midnight', (_what, hours, text) => {
  expect(hoursTexts(hours, TODAY).opening_hours).toBe(text)
})

test.each([
  ...FACTS,
  ['an appointment', sign('con cita'), '"con cita previa"'] as const,
  [
    'an appointment within hours',
    sign('L-V 9-14 con cita'),
    'Mo-Fr 09:00-14:00 "con cita previa"',
  ] as const,
])('%s is written as OpenStreetMap does', (_what, hours, text) => {
  expect(openingHours(hours)).toBe(text)
})

describe('the reference library', () => {
  test.each([...FACTS, ...NIGHTS])(
    'reads %s without a warning, and as the calendar does',
    (_what, hours) => {
      const library = new OpeningHours(hoursTexts(hours, TODAY).opening_hours)
      const warnings = library.getWarnings().filter((text) => !text.includes('in the past'))
      expect(warnings).toEqual([])
      for (const first of ['2026-03-14', '2026-06-12', '2026-08-08', '2026-09-12']) {
        for (let day = 0; day < 9; day++) {
          const date = addDays(first, day)
          for (let minutes = 15; minutes < 1440; minutes += 30) {
            expect(library.getState(at(date, minutes)), `${date} ${minutes}`).toBe(
              isOpen(hours, date, minutes),
            )
          }
        }
      }
    },
  )
})

/** The library reads a date's local time. */
function at(date: string, minutes: number): Date {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return new Date(year, month - 1, day, 0, minutes)
}

function isOpen(hours: Hours, date: string, minutes: number): boolean {
  const within = (day: string, minute: number) =>
    shiftsOn(hours, day).shifts.some((shift) => {
      const { start, end } = minutesOfShift(shift)
      return start <= minute && minute < end
    })
  return within(date, minutes) || within(addDays(date, -1), minutes + 1440)
}
