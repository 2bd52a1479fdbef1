import { expect, test } from 'vitest'
import type { BinItem } from '#contract/bin.ts'
import { formatOrigin, formatTimeLeft, isExpiringSoon } from './labels.ts'

const now = new Date('2026-03-12T10:00:00Z')
const thing = (what: Partial<BinItem>): BinItem => ({
  type: 'commerce',
  id: 3,
  name: 'La Espiga',
  commerce: null,
  waits: false,
  deleted_at: '2026-03-11T10:00:00.000Z',
  expires_at: '2026-04-10T10:00:00.000Z',
  deleted_by: null,
  ...what,
})

test('what lies in the bin says what it was, when it went and by whom', () => {
  expect(formatOrigin(thing({}), now)).toBe('Comercio, eliminado ayer')
  expect(
    formatOrigin(thing({ type: 'offer', commerce: 'La Espiga', deleted_by: 'ana' }), now),
  ).toBe('Oferta de La Espiga, eliminada ayer por ana')
})

test.each([
  ['2026-04-10T10:00:00Z', 'Quedan 29\u00a0días', false],
  ['2026-03-15T10:00:00Z', 'Quedan 3\u00a0días', true],
  ['2026-03-13T08:00:00Z', 'Queda 1\u00a0día', true],
  ['2026-03-12T17:30:00Z', 'Solo hasta hoy a las 18:30', true],
])('what goes at %s says «%s»', (expires_at, words, late) => {
  expect(formatTimeLeft(thing({ expires_at }), now)).toBe(words)
  expect(isExpiringSoon(thing({ expires_at }), now)).toBe(late)
})
