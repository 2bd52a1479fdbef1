import { expect, test } from 'vitest'
import { readHours } from '#contract/hours/read-hours.ts'
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
  ['hidden', false, true, 'Visibilidad', 'Publicado', 'Oculto'],
  ['role', 2, 3, 'Rol', 'Comerciante', 'Administración'],
  ['is_active', true, false, 'Cuenta', 'Activa', 'Desactivada'],
  ['photo', null, 'abc', 'Foto', 'sin foto', 'con foto'],
  ['reason', null, 'Falta', 'Motivo', 'nada', 'Falta'],
])('the field %s is told in words', (field, before, after, label, from, to) => {
  expect(told({ [field]: before }, { [field]: after })).toEqual([{ name: field, label, from, to }])
})

test('a photo that was replaced by another is in the sentence alone', () => {
  expect(told({ photo: 'abc' }, { photo: 'def' })).toEqual([])
})

const photo = (id: number, alt = '') => ({ id, alt, photo: `hash of ${id}` })

test.each([
  [[photo(1)], [photo(1), photo(2)], '1\u00a0foto nueva'],
  [[photo(1)], [photo(1), photo(2, 'El horno'), photo(3)], '2\u00a0fotos nuevas: «El horno»'],
  [[photo(1), photo(62)], [photo(1)], '1\u00a0foto eliminada'],
  [[photo(1), photo(62)], [photo(62), photo(1)], 'Otra portada'],
  [
    [photo(1), photo(2, 'El horno')],
    [photo(2, 'El horno')],
    '1\u00a0foto eliminada. Otra portada «El horno»',
  ],
  [[photo(1), photo(2), photo(3)], [photo(1), photo(3), photo(2)], 'Otro orden'],
  [[photo(1)], [photo(1, 'La puerta')], 'Descripción «La puerta»'],
  [[photo(1, 'La puerta')], [photo(1)], 'Sin la descripción «La puerta»'],
])('of photos %j that became %j it is told: %s', (before, after, to) => {
  expect(told({ photos: before }, { photos: after })).toEqual([
    { name: 'photos', label: 'Fotos', from: undefined, to },
  ])
})

const HOURS = readHours('L-V 9-14').hours!
const august = { from: '2026-08-10', to: '2026-08-31', note: 'Volvemos con lanas' }

test.each([
  [
    { closure: august },
    'Cierre',
    'nada',
    'Cerrado por vacaciones del 10 al 31 de agosto de 2026. «Volvemos con lanas»',
  ],
  [
    { closure: { from: '2026-08-10', to: null, note: '', reason: 'works' as const } },
    'Cierre',
    'nada',
    'Cerrado por obras desde el 10 de agosto de 2026',
  ],
  [
    { special: [{ from: '2026-12-24', to: '2026-12-24', shifts: [], note: 'Nochebuena' }] },
    'Días especiales',
    'nada',
    'El jueves 24 de diciembre de 2026, Nochebuena: cerrado',
  ],
  [
    { seasons: [{ name: 'Verano', from: '06-15', to: '09-15', week: HOURS.regular }] },
    'Temporadas',
    'nada',
    'Verano, del 15 de junio al 15 de septiembre: Lunes a viernes 9:00–14:00; Sábado y domingo cerrado',
  ],
])('of hours what is another is told with its dates: %j', (part, label, from, to) => {
  const [change, ...others] = told({ hours: HOURS }, { hours: { ...HOURS, ...part } })
  expect([change, others]).toMatchObject([{ label, from, to }, []])
})

test('hours where there were none are told', () => {
  expect(told({ hours: null }, { hours: HOURS })).toMatchObject([
    { label: 'Horario', from: 'nada', to: expect.stringContaining('9:00–14:00') },
  ])
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
    { name: 'latitude', label: 'Pin del mapa', from: 'en el mapa', to: 'nada' },
  ])
  const moved = { latitude: 40.421, longitude: 0.42 }
  expect(told(before, moved).at(-1)).toMatchObject({
    from: 'en el mapa',
    to: 'a 110\u00a0m al norte',
  })
  expect(formatFieldNames(Object.keys(before))).toBe('la dirección')
  expect(formatFieldNames(['longitude', 'latitude', 'number'])).toBe('el número y el pin del mapa')
})
