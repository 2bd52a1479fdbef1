import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Duty } from '#contract/duty.ts'
import { renderingContext } from '#web/api/server-api.ts'
import { cacheWhileOnDuty } from './cache-while-open.ts'

const duty = (begins_at: string, ends_at: string): Duty => ({
  begins_at,
  ends_at,
  name: 'Farmacia Gil',
  direction: 'Plaza, 1',
  n_tlf: '',
  commerce: null,
})
const [EIGHT, NINE, TEN] = ['08', '09', '10'].map((hour) => `2026-12-05T${hour}:00:00.000Z`) as [
  string,
  string,
  string,
]

test.each([
  ['one ends', [duty(EIGHT, TEN)], [], TEN],
  ['the next begins before that', [duty(EIGHT, TEN)], [duty(NINE, TEN)], NINE],
  ['one of two ends', [duty(EIGHT, TEN), duty(EIGHT, NINE)], [], NINE],
  ['the first begins', [], [duty(NINE, TEN)], NINE],
])('a page of pharmacies on duty is kept until %s', (_what, now, next, expected) => {
  const context = new RouterContextProvider()
  const rendering = { validUntil: Number.POSITIVE_INFINITY, embedHosts: [] }
  context.set(renderingContext, rendering)
  cacheWhileOnDuty(context, { now, next, link: null, until: null })
  expect(new Date(rendering.validUntil).toISOString()).toBe(expected)
})
