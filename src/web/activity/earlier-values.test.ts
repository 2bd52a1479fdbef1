import { expect, test } from 'vitest'
import type { Commerce } from '#contract/commerces.ts'
import { earlierValues } from './earlier-values.ts'

const NOW = {
  name: 'La Espiga',
  n_tlf: '+34964001234',
  direction: 'Calle Nueva, 3',
  street: 'Calle Nueva',
  number: '3',
  latitude: null,
  longitude: null,
  category: [1, 2],
  web: '',
} as Partial<Commerce> as Commerce

const change = (before: Record<string, unknown>) => ({ object_type: 'commerce', before }) as const

test('the value before a change is brought back, also where there was none', () => {
  expect(earlierValues(change({ name: 'El Trigo' }), 'name', NOW)).toEqual({ name: 'El Trigo' })
  const later = { ...NOW, web: 'https://laespiga.example' }
  expect(earlierValues(change({ web: '' }), 'web', later)).toEqual({ web: '' })
  expect(earlierValues(change({ category: [2] }), 'category', NOW)).toEqual({ category: [2] })
})

test('an address is brought back whole, with its point, by one of its fields', () => {
  const before = {
    street: 'Calle Mayor',
    direction: 'Calle Mayor, 12',
    number: '12',
    latitude: 40.42,
    longitude: 0.42,
  }
  expect(earlierValues(change(before), 'direction', NOW)).toEqual(before)
  for (const name of ['street', 'number', 'latitude', 'longitude']) {
    expect(earlierValues(change(before), name, NOW), name).toBeUndefined()
  }
  const moved = change({ latitude: 40.42, longitude: 0.42 })
  expect(earlierValues(moved, 'latitude', NOW)).toEqual({ latitude: 40.42, longitude: 0.42 })
})

test('nothing is offered of what stands, of photos, of what is decided, nor of offers', () => {
  expect(earlierValues(change({ category: [1, 2] }), 'category', NOW)).toBeUndefined()
  expect(earlierValues(change({ photo: 'x.jpg' }), 'photo', NOW)).toBeUndefined()
  expect(earlierValues(change({ hidden: true }), 'hidden', NOW)).toBeUndefined()
  expect(earlierValues(change({ owner: 'ana' }), 'owner', NOW)).toBeUndefined()
  const offer = { object_type: 'offer', before: { title: 'Pan' } } as const
  expect(earlierValues(offer, 'title', NOW)).toBeUndefined()
  const created = { object_type: 'commerce', before: null } as const
  expect(earlierValues(created, 'name', NOW)).toBeUndefined()
})
