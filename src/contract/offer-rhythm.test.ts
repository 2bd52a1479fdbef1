import { expect, test } from 'vitest'
import { holdsOn } from './offer-dates.ts'
import { offerForm } from './offers.ts'

test.each([
  [['tue'], ['tue']],
  ['tue', ['tue']],
  [
    ['sun', 'mon', 'sun'],
    ['mon', 'sun'],
  ],
  [['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], []],
  [[], []],
  ['', []],
  [null, []],
  [undefined, undefined],
])('the days %j are %j', (weekdays, expected) => {
  expect(offerForm.partial().parse({ weekdays }).weekdays).toEqual(expected)
})

test.each([['martes'], [1], [['mon', 'x']], [{ mon: true }]])(
  'the days %j are refused',
  (weekdays) => {
    expect(offerForm.partial().safeParse({ weekdays }).success).toBe(false)
  },
)

test('an offer of Tuesdays holds on those between its days', () => {
  const offer = { starts_on: '2026-05-20', ends_on: '2026-06-02', weekdays: ['tue' as const] }
  const days = ['2026-05-19', '2026-05-25', '2026-05-26', '2026-06-02', '2026-06-09']
  expect(days.map((day) => holdsOn(offer, day))).toEqual([false, false, true, true, false])
  expect(holdsOn({ ...offer, weekdays: [] }, '2026-05-25')).toBe(true)
})
