import { expect, test } from 'vitest'
import { formatChanges, formatFieldNames } from './fields.ts'

const categories = [
  { id: 1, name: 'Otros comercios' },
  { id: 4, name: 'Panadería' },
]
const told = (before: Record<string, unknown> | null, after: Record<string, unknown> | null) =>
  formatChanges(before, after, categories)

test.each([
  ['n_tlf', '964001234', '964001235', 'Teléfono', '964 00 12 34', '964 00 12 35'],
  [
    'category',
    [1, 4],
    [4, 99],
    'Categorías',
    'Otros comercios, Panadería',
    'Panadería, una que ya no está',
  ],
  ['status', 'PE', 'RE', 'Estado', 'Pendiente', 'Rechazado'],
  ['hidden', false, true, 'Visibilidad', 'A la vista', 'Oculto'],
  ['role', 2, 3, 'Rol', 'Comerciante', 'Administración'],
  ['is_active', true, false, 'Cuenta', 'Activa', 'Desactivada'],
  ['photo', null, 'abc', 'Foto', 'sin foto', 'con foto'],
  [
    'photos',
    [{ id: 1, photo: 'abc', alt: '' }],
    [
      { id: 2, photo: 'def', alt: 'El horno' },
      { id: 1, photo: 'abc', alt: '' },
    ],
    'Fotos',
    '1 foto: sin descripción (1)',
    '2 fotos: El horno · sin descripción (1)',
  ],
  ['reason', null, 'Falta', 'Motivo', 'nada', 'Falta'],
])('the field %s is told in words', (field, before, after, label, from, to) => {
  expect(told({ [field]: before }, { [field]: after })).toEqual([{ name: field, label, from, to }])
})

test('a photo that was replaced by another is in the sentence alone', () => {
  expect(told({ photo: 'abc' }, { photo: 'def' })).toEqual([])
})

test('what ended has no after', () => {
  expect(told({ session: 'Chrome en Android' }, null)).toEqual([
    { name: 'session', label: 'Sesión', from: 'Chrome en Android', to: undefined },
  ])
})

test('what is new has no before', () => {
  expect(told(null, { name: 'Mercería' })).toEqual([
    { name: 'name', label: 'Nombre', from: undefined, to: 'Mercería' },
  ])
})

test('an address is told as one thing, and so is a point', () => {
  const before = {
    number: '12',
    street: 'Calle Mayor',
    latitude: 40.42,
    direction: 'Calle Mayor, 12',
    longitude: 0.42,
    postal_code: '12999',
  }
  const after = {
    ...{ number: '3', street: 'Calle Nueva', latitude: null },
    ...{ direction: 'Calle Nueva, 3', longitude: null, postal_code: '' },
  }
  expect(told(before, after)).toEqual([
    { name: 'direction', label: 'Dirección', from: 'Calle Mayor, 12', to: 'Calle Nueva, 3' },
    { name: 'postal_code', label: 'Código postal', from: '12999', to: 'nada' },
    { name: 'latitude', label: 'Punto del mapa', from: '40.42, 0.42', to: 'nada' },
  ])
  expect(formatFieldNames(Object.keys(before))).toBe('la dirección')
  expect(formatFieldNames(['longitude', 'latitude', 'number'])).toBe(
    'el número y el punto del mapa',
  )
})
