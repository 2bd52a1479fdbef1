import { expect, test } from 'vitest'
import { addDays } from './hours/dates.ts'
import { endsSoon, isOfferedAt, OFFER_TIMES } from './offer-dates.ts'

// 2026-11-25 is a Wednesday, 28 a Saturday, 29 a Sunday.
const [WED, FRI, SAT, SUN, MON] = [
  '2026-11-25',
  '2026-11-27',
  '2026-11-28',
  '2026-11-29',
  '2026-11-30',
] as const

const always = { starts_on: null, ends_on: null, weekdays: [] }

test.each([
  ['without dates', {}, WED, 'today weekend'],
  ['that ends today', { ends_on: WED }, WED, 'today ending'],
  ['that ended yesterday', { ends_on: WED }, addDays(WED, 1), ''],
  ['that was ended on its last day', { ends_on: WED, ended: true }, WED, ''],
  ['that ends in three days', { ends_on: SAT }, WED, 'today ending weekend'],
  ['that ends in four days', { ends_on: SUN }, WED, 'today weekend'],
  ['that ends on Friday', { ends_on: FRI }, WED, 'today ending'],
  ['that begins on Saturday', { starts_on: SAT }, WED, ''],
  ['that begins today', { starts_on: WED }, WED, 'today weekend'],
  ['of Wednesdays, on one', { weekdays: ['wed'] }, WED, 'today'],
  ['of Wednesdays, on a Friday', { weekdays: ['wed'] }, FRI, ''],
  ['of Sundays, on a Wednesday', { weekdays: ['sun'] }, WED, 'weekend'],
  ['of Sundays, on a Sunday', { weekdays: ['sun'] }, SUN, 'today weekend'],
  ['of Saturdays, on a Sunday', { weekdays: ['sat'] }, SUN, ''],
  ['of Saturdays, on a Monday', { weekdays: ['sat'] }, MON, 'weekend'],
  ['of Saturdays that ends on Friday', { weekdays: ['sat'], ends_on: FRI }, WED, ''],
  [
    'of Saturdays that ends on Saturday',
    { weekdays: ['sat'], ends_on: SAT },
    WED,
    'ending weekend',
  ],
  ['of Tuesdays that ends on Saturday', { weekdays: ['tue'], ends_on: SAT }, WED, ''],
  ['without dates, on a Saturday', {}, SAT, 'today weekend'],
  ['that ends on Sunday, on a Sunday', { ends_on: SUN }, SUN, 'today ending weekend'],
  ['across the day of 25 hours', { ends_on: '2026-10-25' }, '2026-10-24', 'today ending weekend'],
  ['across the day of 23 hours', { ends_on: '2026-03-29' }, '2026-03-28', 'today ending weekend'],
  ['across a year', { ends_on: '2027-01-03' }, '2026-12-31', 'today ending weekend'],
] as const)('an offer %s is for: %j', (_what, given, today, times) => {
  const offer = { ...always, ...given, weekdays: [...('weekdays' in given ? given.weekdays : [])] }
  const found = OFFER_TIMES.filter((time) => isOfferedAt(offer, time, today))
  expect(found.join(' ')).toBe(times)
})

test('an offer ends soon in its last four days', () => {
  const days = [-4, -3, 0, 1].map((days) => addDays(SAT, days))
  expect(days.map((day) => endsSoon({ ...always, ends_on: SAT }, day))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(endsSoon(always, SAT)).toBe(false)
})
