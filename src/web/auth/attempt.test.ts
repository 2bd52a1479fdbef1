import { expect, test } from 'vitest'
import { attemptFor } from './attempt.ts'
import { EMPTY } from './sign-up-fields.ts'

const photo = new File(['foto'], 'foto.webp')

test('the same content keeps its key, and the seconds that it told', () => {
  const first = attemptFor(undefined, EMPTY, photo, 20)
  expect(first.key).toMatch(/^[0-9a-f]{32}$/)
  expect(attemptFor(first, { ...EMPTY }, photo, 35)).toBe(first)
})

test('another content or another photo gets another key', () => {
  const first = attemptFor(undefined, EMPTY, photo, 20)
  const renamed = attemptFor(first, { ...EMPTY, username: 'ana.miga' }, photo, 20)
  const repainted = attemptFor(first, EMPTY, new File(['otra'], 'foto.webp'), 20)
  expect(new Set([first.key, renamed.key, repainted.key]).size).toBe(3)
})
