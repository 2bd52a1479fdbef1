import { expect, test } from 'vitest'
import { noticeEnd } from './notice-line.tsx'

test.each([
  ['2026-11-28', 'Hasta el 29 de noviembre'],
  ['2026-11-29', 'Hasta hoy'],
])('on %s a notice until 29 November says «%s»', (today, words) => {
  expect(noticeEnd('2026-11-29', today)).toBe(words)
})
