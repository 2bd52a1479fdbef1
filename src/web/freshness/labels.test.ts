import { expect, test } from 'vitest'
import type { Freshness } from '#contract/freshness.ts'
import { dataState, doneMessage, formatAge, formatSummary } from './labels.ts'

const NOW = new Date('2026-09-10T10:00:00Z')
const shop: Freshness = {
  id: 7,
  name: 'La Espiga',
  category: [1],
  n_tlf: '964001240',
  contact_mail: 'hola@laespiga.example',
  owner_email: 'lucia@example.com',
  confirmed_at: '2026-01-10T10:00:00.000Z',
  state: 'due',
  asked_at: null,
  times_asked: 0,
  says_closed: false,
  is_unwanted: false,
  is_undeliverable: false,
  reports: 0,
  facts: {},
  has_hours: true,
  has_place: true,
  has_photo: true,
  old_offers: 0,
}

test.each([
  [{ state: 'confirmed', reports: 2 }, 'good', 'Al día'],
  [{}, 'waiting', 'Sin preguntar'],
  [{ state: 'asked', asked_at: '2026-09-10T08:00:00Z' }, 'waiting', 'Preguntado hoy'],
  [{ state: 'asked', asked_at: '2026-08-29T08:00:00Z' }, 'waiting', 'Preguntado hace 12\u00a0días'],
  [{ state: 'doubtful', asked_at: '2026-08-01T08:00:00Z' }, 'bad', 'Preguntado hace 40\u00a0días'],
  [{ state: 'doubtful', is_unwanted: true }, 'bad', 'No quiere correos'],
  [{ state: 'doubtful', owner_email: null }, 'bad', 'Nadie lo lleva'],
  [{ state: 'doubtful', is_undeliverable: true }, 'bad', 'El correo no llega'],
  [{ state: 'doubtful', reports: 2 }, 'bad', '2\u00a0vecinos avisan'],
  [{ state: 'doubtful', says_closed: true, reports: 2 }, 'bad', 'Dice que ha cerrado'],
] as const)('of %o it is known (%s): %s', (changes, tone, text) => {
  expect(dataState({ ...shop, ...changes }, NOW)).toEqual({ tone, text })
})

test.each([
  ['2026-09-10T08:00:00Z', 'hoy'],
  ['2026-09-09T08:00:00Z', 'hace 1\u00a0día'],
  ['2026-07-20T08:00:00Z', 'hace 52\u00a0días'],
  ['2026-01-10T08:00:00Z', 'hace 8 meses'],
  ['2025-07-10T08:00:00Z', 'hace 14 meses'],
])('%s was %s', (instant, words) => {
  expect(formatAge(instant, NOW)).toBe(words)
})

test.each([
  [0, 0, 'Todavía no hay comercios publicados.'],
  [2, 2, 'Todos los comercios están al día.'],
  [57, 49, '49 de 57\u00a0comercios se han confirmado a tiempo.'],
])('of %i shops %i: %s', (total, confirmed, words) => {
  const rest = {
    due: 0,
    asked: 0,
    doubtful: 0,
    unconfirmed: 0,
    no_hours: 0,
    no_place: 0,
    no_photo: 0,
  }
  expect(formatSummary({ ...rest, old_offers: 0, total, confirmed })).toBe(words)
})

test('several shops are told by their number, one by its name', () => {
  const named = (...names: string[]) => names.map((name) => ({ name }))
  expect(doneMessage('ask', named('Miau'))).toBe('Hemos preguntado por correo a «Miau».')
  expect(doneMessage('ask', named('A', 'B'))).toBe(
    'Hemos preguntado por correo a 2\u00a0comercios.',
  )
  expect(doneMessage('confirm', named('Miau'))).toBe('«Miau» está al día.')
  expect(doneMessage('confirm', named('A', 'B'))).toBe('2\u00a0comercios están al día.')
})
