import { expect, test } from 'vitest'
import { rejection } from '#contract/applications.ts'
import { formatOldest, formatPendingSummary, REASONS } from './labels.ts'

const now = new Date('2026-03-12T10:00:00Z')
const [data, address, local] = REASONS.map(({ sentence }) => sentence) as [string, string, string]

test.each([
  ['2026-03-12T08:00:00Z', 'La más antigua, de hoy'],
  ['2026-03-09T10:00:00Z', 'La más antigua, de hace 3\u00a0días'],
  ['2026-02-03T10:00:00Z', 'La más antigua, del 3 de febrero'],
])('an application sent at %s is called «%s»', (instant, words) => {
  expect(formatOldest(instant, now)).toBe(words)
})

test('the review begins with how many wait, and since when', () => {
  const oldest = '2026-03-09T10:00:00Z'
  expect(formatPendingSummary({ count: 4, oldest }, now)).toBe(
    '4\u00a0por revisar. La más antigua, de hace 3\u00a0días.',
  )
  expect(formatPendingSummary({ count: 1, oldest }, now)).toBe(
    '1 por revisar, de hace 3\u00a0días.',
  )
  expect(formatPendingSummary({ count: 0, oldest: undefined }, now)).toBe(
    'Nada por revisar: está todo al día.',
  )
})

test('all common reasons together are short enough to be sent', () => {
  expect(rejection.safeParse({ reason: [data, address, local].join('\n') }).success).toBe(true)
})
