import { expect, test } from 'vitest'
import { IdempotencyKey } from './idempotency-key.ts'

const photo = new File(['foto'], 'foto.webp')

test('the same content keeps its key', () => {
  const key = new IdempotencyKey()
  const first = key.keyFor({ values: { name: 'Ana' }, photo })
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(key.keyFor({ values: { name: 'Ana' }, photo })).toBe(first)
})

test('another content, another photo or a refusal gets another key', () => {
  const key = new IdempotencyKey()
  const first = key.keyFor({ values: { name: 'Ana' }, photo })
  const renamed = key.keyFor({ values: { name: 'Eva' }, photo })
  const repainted = key.keyFor({ values: { name: 'Eva' }, photo: new File(['otra'], 'foto.webp') })
  key.forget()
  const again = key.keyFor({ values: { name: 'Eva' }, photo: new File(['otra'], 'foto.webp') })
  expect(new Set([first, renamed, repainted, again]).size).toBe(4)
})
