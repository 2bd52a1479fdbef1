import { expect, test } from 'vitest'
import { formatChanges } from './fields.ts'

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
  expect(told({ [field]: before }, { [field]: after })).toEqual([{ label, from, to }])
})

test('a photo that was replaced by another is in the sentence alone', () => {
  expect(told({ photo: 'abc' }, { photo: 'def' })).toEqual([])
})

test('what ended has no after', () => {
  expect(told({ session: 'Chrome en Android' }, null)).toEqual([
    { label: 'Sesión', from: 'Chrome en Android', to: undefined },
  ])
})

test('what is new has no before', () => {
  expect(told(null, { name: 'Mercería' })).toEqual([
    { label: 'Nombre', from: undefined, to: 'Mercería' },
  ])
})
