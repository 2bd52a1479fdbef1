import { expect, test } from 'vitest'
import type { Activity } from '#contract/activity.ts'
import type { Commerce } from '#contract/commerces.ts'
import { readHours } from '#contract/hours/read-hours.ts'
import { earlierValues } from './earlier-values.ts'

type Line = Pick<Activity, 'object_type' | 'verb' | 'before'>

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

const change = (before: Record<string, unknown>): Line => ({
  object_type: 'commerce',
  verb: 'update',
  before,
})
const valuesOf = (line: Line, name: string, commerce = NOW, asked = commerce) =>
  earlierValues(line, name, commerce, asked)

test('the value before a change is brought back, also where there was none', () => {
  expect(valuesOf(change({ name: 'El Trigo' }), 'name')).toEqual({ name: 'El Trigo' })
  const later = { ...NOW, web: 'https://laespiga.example' }
  expect(valuesOf(change({ web: '' }), 'web', later)).toEqual({ web: '' })
  expect(valuesOf(change({ category: [2] }), 'category')).toEqual({ category: [2] })
})

test('an address is brought back whole, with its point, by one of its fields', () => {
  const before = {
    street: 'Calle Mayor',
    direction: 'Calle Mayor, 12',
    number: '12',
    latitude: 40.42,
    longitude: 0.42,
  }
  expect(valuesOf(change(before), 'direction')).toEqual(before)
  for (const name of ['street', 'number', 'latitude', 'longitude']) {
    expect(valuesOf(change(before), name), name).toBeUndefined()
  }
  const moved = change({ latitude: 40.42, longitude: 0.42 })
  expect(valuesOf(moved, 'latitude')).toEqual({ latitude: 40.42, longitude: 0.42 })
})

test('of the hours the part is brought back that a change was about', () => {
  const week = readHours('L-V 9-14').hours!
  const closure = { from: '2026-08-10', to: '2026-08-31', note: '' }
  const special = [{ from: '2026-12-24', to: '2026-12-24', shifts: [], note: '' }]
  const line = change({ hours: { ...week, closure } })
  const now = { ...NOW, hours: { ...week, special } }
  expect(valuesOf(line, 'hours.closure', now)).toEqual({ hours: { ...week, special, closure } })
  expect(valuesOf(line, 'hours.week', now)).toBeUndefined()
  expect(valuesOf(line, 'hours.closure', { ...NOW, hours: { ...week, closure } })).toBeUndefined()
  const none = { ...NOW, hours: null }
  expect(valuesOf(line, 'hours.closure', none)).toEqual({ hours: { ...week, closure } })
})

test('nothing is offered of what stands, of photos, of what is decided, nor of offers', () => {
  expect(valuesOf(change({ category: [1, 2] }), 'category')).toBeUndefined()
  expect(valuesOf(change({ photo: 'x.jpg' }), 'photo')).toBeUndefined()
  expect(valuesOf(change({ hidden: true }), 'hidden')).toBeUndefined()
  expect(valuesOf(change({ owner: 'ana' }), 'owner')).toBeUndefined()
  const offer: Line = { object_type: 'offer', verb: 'update', before: { title: 'Pan' } }
  expect(valuesOf(offer, 'title')).toBeUndefined()
  const created: Line = { object_type: 'commerce', verb: 'create', before: null }
  expect(valuesOf(created, 'name')).toBeUndefined()
})

test('what an accepted change replaced is brought back, and nothing of one that was only asked for', () => {
  const line = (verb: Activity['verb']): Line => ({
    object_type: 'proposal',
    verb,
    before: { name: 'El Trigo' },
  })
  expect(valuesOf(line('accept'), 'name')).toEqual({ name: 'El Trigo' })
  for (const verb of ['create', 'update', 'deny', 'withdraw'] as const) {
    expect(valuesOf(line(verb), 'name'), verb).toBeUndefined()
  }
})

test('nothing is offered that its owner asks for already', () => {
  const asked = { ...NOW, name: 'El Trigo' }
  expect(valuesOf(change({ name: 'El Trigo' }), 'name', NOW, asked)).toBeUndefined()
  expect(valuesOf(change({ name: 'El Horno' }), 'name', NOW, asked)).toEqual({ name: 'El Horno' })
})
