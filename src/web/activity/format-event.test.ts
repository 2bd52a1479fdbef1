import { expect, test } from 'vitest'
import type { Activity } from '#contract/activity.ts'
import { formatEvent, pathOf } from './format-event.ts'

const line = (what: Partial<Activity>): Activity => ({
  id: 1,
  at: '2026-03-12T10:00:00.000Z',
  actor_id: 7,
  actor: 'lucia',
  verb: 'update',
  object_type: 'commerce',
  object_id: 3,
  object: 'La Espiga',
  before: null,
  after: null,
  present: true,
  commerce: 3,
  ...what,
})

test.each<[Partial<Activity>, string]>([
  [{ before: { n_tlf: '1' }, after: { n_tlf: '2' } }, 'cambió el teléfono de La Espiga'],
  [{ after: { name: 'a', photo: 'b' } }, 'cambió el nombre y la foto de La Espiga'],
  [
    { after: { name: 'a', photo: 'b', direction: 'c', n_tlf: 'd' } },
    'cambió el nombre, el teléfono y 2 datos más de La Espiga',
  ],
  [{ verb: 'create' }, 'registró La Espiga'],
  [{ verb: 'hide' }, 'ocultó La Espiga'],
  [{ verb: 'accept', object_type: 'application' }, 'aceptó la solicitud de La Espiga'],
  [
    { verb: 'undo', object_type: 'application' },
    'deshizo su decisión sobre la solicitud de La Espiga',
  ],
  [{ verb: 'delete', object_type: 'offer', object: '2 x 1' }, 'eliminó la oferta «2 x 1»'],
  [
    { object_type: 'category', object: 'Mercería', after: { name: 'x' } },
    'cambió el nombre de la categoría «Mercería»',
  ],
  [
    { object_type: 'settings', object: 'ajustes del directorio', after: { town: 'Onda' } },
    'cambió el municipio de los ajustes del directorio',
  ],
  [{ verb: 'answer', object_type: 'contact', object: 'Hola' }, 'respondió al mensaje «Hola»'],
  [{ verb: 'move', object_type: 'faq', object: '¿Sí?' }, 'cambió de sitio la pregunta «¿Sí?»'],
  [
    { verb: 'change_password', object_type: 'user', object_id: 7, object: 'lucia' },
    'cambió su contraseña',
  ],
  [
    { verb: 'deactivate', object_type: 'user', object_id: 8, object: 'tomas' },
    'desactivó la cuenta de tomas',
  ],
  [{ verb: 'activate', object_type: 'user', object_id: 7, object: 'lucia' }, 'confirmó su cuenta'],
])('a line is told as a sentence: %o', (what, sentence) => {
  const { start, object, end } = formatEvent(line(what))
  expect(start + object + end).toBe(sentence)
})

test('an object that is still there is led to, and one that is gone is not', () => {
  expect(pathOf(line({}))).toBe('/commerces/3')
  expect(pathOf(line({ object_type: 'offer', object_id: 9 }))).toBe('/commerces/3/offers')
  expect(pathOf(line({ object_type: 'faq', commerce: null }))).toBe('/faq')
  expect(pathOf(line({ present: false, commerce: null }))).toBeUndefined()
  expect(pathOf(line({ object_type: 'settings', commerce: null }))).toBe('/ajustes')
  const own = { object_type: 'user', object_id: 7, commerce: null } as const
  expect(pathOf(line(own))).toBeUndefined()
  expect(pathOf(line({ ...own, object_id: 8 }))).toBe('/users')
})
