import { expect, test } from 'vitest'
import type { Hours } from './hours.ts'
import { mayChange } from './may-change.ts'
import { readHours } from './read-hours.ts'

const sign = (text: string): Hours => readHours(text).hours!

/** 2026-12-08 is a Tuesday, 2026-12-20 a Sunday on which shops may open. */
const CALENDAR = new Map([
  ['2026-12-08', { name: 'Inmaculada Concepción', opening: false }],
  ['2026-12-20', { name: 'Apertura autorizada', opening: true }],
])
const CLOSED = { from: '2026-12-08', to: '2026-12-08', shifts: [], note: '' }
const HOLIDAYS = { from: '2026-12-01', to: '2026-12-31', note: '' }

test.each([
  ['an ordinary day', sign('L-V 9-14'), '2026-12-09', false],
  ['a holiday on which it would open', sign('L-V 9-14'), '2026-12-08', true],
  ['a holiday on which it closes anyway', sign('S 9-14'), '2026-12-08', false],
  [
    'a holiday of which it has told',
    { ...sign('L-V 9-14'), special: [CLOSED] },
    '2026-12-08',
    false,
  ],
  ['a holiday in its vacations', { ...sign('L-V 9-14'), closure: HOLIDAYS }, '2026-12-08', false],
  ['a holiday of who never closes', sign('24h'), '2026-12-08', true],
  ['a holiday of who tells no hours', sign('con cita'), '2026-12-08', false],
  ['an opening Sunday of who opens on weekdays', sign('L-V 9-14'), '2026-12-20', true],
  ['an opening Sunday of who opens on Sundays', sign('D 9-14'), '2026-12-20', true],
] as const)('%s', (_what, hours, date, expected) => {
  expect(mayChange(hours as Hours, CALENDAR, date)).toBe(expected)
})
