import { expect, test } from 'vitest'
import { formatPending } from './labels.ts'

const now = new Date('2026-03-12T10:00:00Z')
const WORDS = { pending: 'sin responder', none: 'por responder', oldest: 'La más antigua' }

test.each([
  [0, undefined, 'Nada por responder: está todo al día.'],
  [1, '2026-03-12T08:40:00Z', '1 sin responder, de hoy.'],
  [1, '2026-03-01T08:40:00Z', '1 sin responder, del 1 de marzo.'],
  [3, '2026-03-09T08:40:00Z', '3 sin responder. La más antigua, de hace 3\u00a0días.'],
])('of %i messages that wait since %s one reads «%s»', (count, oldest, words) => {
  expect(formatPending(WORDS, { count, oldest }, now)).toBe(words)
})
