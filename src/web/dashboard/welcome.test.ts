import { expect, test } from 'vitest'
import type { Commerce } from '#contract/commerces.ts'
import type { HolidayQuestion } from '#contract/holidays.ts'
import { readHours } from '#contract/hours/read-hours.ts'
import { streetShops, townNow } from './welcome.tsx'

const TUESDAY = '2026-12-08'
const VACATION = { from: '2026-12-01', to: '2026-12-31', note: '' }

const sign = (text: string) => readHours(text).hours!
const shop = (fields: Partial<Commerce>) =>
  ({ id: 7, name: 'La Espiga', category: [], status: 'OK', hidden: false, ...fields }) as Commerce

function isShut(fields: Partial<Commerce>, minute: number, questions: HolidayQuestion[] = []) {
  const [drawn] = streetShops([shop(fields)], [], questions, { date: TUESDAY, minute })
  return drawn?.closed
}

test.each([
  ['open', { hours: sign('L-V 9-14') }, 600, false],
  ['before it opens', { hours: sign('L-V 9-14') }, 530, true],
  ['when it closes', { hours: sign('L-V 9-14') }, 840, true],
  ['on a day that it closes', { hours: sign('S 9-14') }, 600, true],
  ['in the night of the day before', { hours: sign('L 20-2') }, 60, false],
  ['after that night', { hours: sign('L 20-2') }, 120, true],
  ['round the clock', { hours: sign('24h') }, 180, false],
  ['on vacation', { hours: { ...sign('24h'), closure: VACATION } }, 600, true],
  ['by appointment', { hours: sign('con cita') }, 180, false],
  ['without hours', { hours: null }, 180, false],
  ['closed for good', { hours: null, hidden: true, closed_at: '2026-11-01T10:00:00Z' }, 600, true],
  ['under review', { hours: null, status: 'PE' }, 600, true],
] as const)('the shutter of a shop %s', (_, fields, minute, closed) => {
  expect(isShut(fields, minute)).toBe(closed)
})

test('on a holiday of which it has told nothing the shutter stays up', () => {
  const asked = { date: TUESDAY, commerces: [{ id: 7 }] } as HolidayQuestion
  const hours = sign('L-V 9-14')
  expect(isShut({ hours }, 900, [asked])).toBe(false)
  expect(isShut({ hours }, 900, [{ ...asked, date: '2026-12-09' }])).toBe(true)
})

test('the time is that of the town', () => {
  expect(townNow(new Date('2026-12-08T23:05:00Z'))).toEqual({ date: '2026-12-09', minute: 5 })
})
