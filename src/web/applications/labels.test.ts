import { expect, test } from 'vitest'
import { rejection } from '#contract/applications.ts'
import { REASONS } from './labels.ts'

const [data, address, local] = REASONS.map(({ sentence }) => sentence) as [string, string, string]

test('all common reasons together are short enough to be sent', () => {
  expect(rejection.safeParse({ reason: [data, address, local].join('\n') }).success).toBe(true)
})
