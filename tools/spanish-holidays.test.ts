import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FILE, spanishDays } from './spanish-holidays.ts'

test('the holidays that are proposed are those of the package', () => {
  expect(readFileSync(FILE, 'utf8')).toBe(spanishDays())
})
