import { expect, test } from 'vitest'
import { nextMidnight } from './time-zone.ts'

test.each([
  ['2026-03-05T10:00:00.000Z', '2026-03-05T23:00:00.000Z', 'in winter'],
  ['2026-07-05T10:00:00.000Z', '2026-07-05T22:00:00.000Z', 'in summer'],
  ['2026-07-05T22:00:00.000Z', '2026-07-06T22:00:00.000Z', 'at midnight itself'],
  ['2026-07-05T21:59:59.999Z', '2026-07-05T22:00:00.000Z', 'just before it'],
  ['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z', 'on the day of 23 hours'],
  ['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z', 'on the day of 25 hours'],
  ['2026-12-31T23:30:00.000Z', '2027-01-01T23:00:00.000Z', 'in the new year'],
])('the day of %s ends at %s, %s', (now, end) => {
  expect(new Date(nextMidnight(new Date(now), 'Europe/Madrid')).toISOString()).toBe(end)
})

test('the day of the Canaries ends an hour later', () => {
  const end = nextMidnight(new Date('2026-03-05T23:30:00.000Z'), 'Atlantic/Canary')
  expect(new Date(end).toISOString()).toBe('2026-03-06T00:00:00.000Z')
})
