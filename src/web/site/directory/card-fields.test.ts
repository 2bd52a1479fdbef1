import { expect, test } from 'vitest'
import { type CardFields, cardKey } from './card-fields.ts'

const SHOP: CardFields = {
  id: 7,
  name: 'Pan',
  slug: 'pan',
  category: [1, 2],
  direction: 'Calle Mayor, 3',
  offers: 0,
  photo: '/photos/a-1600.webp',
  photo_placeholder: 'data:,a',
  photo_focus_x: 50,
  photo_focus_y: 50,
  open_state: 'open',
  open_until: '2026-11-27T20:00:00+01:00',
  opens_at: null,
  closed_for: null,
  may_change: false,
  distance: undefined,
}

test.each(Object.keys(SHOP))('a shop with another %s has a card of its own', (field) => {
  expect(cardKey({ ...SHOP, [field]: 'other' })).not.toBe(cardKey(SHOP))
})

test('what its card does not show makes no other card', () => {
  expect(cardKey({ ...SHOP, description: 'Pan del día' } as CardFields)).toBe(cardKey(SHOP))
})
