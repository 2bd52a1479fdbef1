import { expect, test } from 'vitest'
import { understand } from './understood-search.ts'

const known = {
  today: 'thu' as const,
  town: 'San Martín del Río',
  facts: ['wheelchair', 'toilet', 'card', 'bizum', 'delivery', 'orders', 'dogs'] as const,
  places: [
    'Calle Mayor',
    'Plaza de San Martín del Río',
    'Calle Mayor Baja',
    'Plaza del Pozo',
    'Mercado Municipal',
  ],
}

test.each([
  ['panadería abierta', { search: 'panadería', open: 'now' }],
  ['Farmacia ABIERTA ahora', { search: 'Farmacia', open: 'now' }],
  ['abierto ahora', { search: '', open: 'now' }],
  ['tiendas abiertas', { search: '', open: 'now' }],
  ['farmacia que esté abierta', { search: 'farmacia', open: 'now' }],
  ['restaurantes en San Martin del Río', { search: 'restaurantes' }],
  ['san martín del río', { search: '' }],
  ['tiendas de San Martín del Río', { search: '' }],
  ['pan plaza de san martín del río', { search: 'pan', place: 'Plaza de San Martín del Río' }],
  ['pan domingo', { search: 'pan', open: 'sun' }],
  ['pan abierto los domingos', { search: 'pan', open: 'sun' }],
  ['abierto el sábado', { search: '', open: 'sat' }],
  ['ferretería abierta hoy', { search: 'ferretería', open: 'thu' }],
  ['ferretería abierta mañana', { search: 'ferretería', open: 'fri' }],
  ['forn obert diumenge', { search: 'forn', open: 'sun' }],
  ['bakery open now', { search: 'bakery', open: 'now' }],
  ['peluquería cerca', { search: 'peluquería', isNear: true }],
  ['peluquería cerca de mí', { search: 'peluquería', isNear: true }],
  ['zapatos en oferta', { search: 'zapatos', offers: true }],
  ['ofertas', { search: '', offers: true }],
  ['flores calle mayor', { search: 'flores', place: 'Calle Mayor' }],
  ['flores en la C/ Mayor, 12', { search: 'flores', place: 'Calle Mayor' }],
  ['flores calle mayor baja', { search: 'flores', place: 'Calle Mayor Baja' }],
  ['plaza pozo', { search: '', place: 'Plaza del Pozo' }],
  ['fruta en el mercado municipal', { search: 'fruta', place: 'Mercado Municipal' }],
  [
    'pan abierto domingo cerca de la plaza del pozo con ofertas',
    { search: 'pan', open: 'sun', place: 'Plaza del Pozo', offers: true },
  ],
  ['silla de ruedas', { search: '', facts: ['wheelchair'] }],
  ['farmacia en silla de ruedas', { search: 'farmacia', facts: ['wheelchair'] }],
  ['cafetería sin escalones', { search: 'cafetería', facts: ['wheelchair'] }],
  ['Bizum', { search: '', facts: ['bizum'] }],
  ['panadería que acepte Bizum', { search: 'panadería', facts: ['bizum'] }],
  ['fruta con tarjeta', { search: 'fruta', facts: ['card'] }],
  ['que admitan tarjeta', { search: '', facts: ['card'] }],
  ['compra a domicilio', { search: 'compra', facts: ['delivery'] }],
  ['flores que lleven a casa', { search: 'flores', facts: ['delivery'] }],
  ['encargos por internet', { search: '', facts: ['orders'] }],
  ['cafetería que admita perros', { search: 'cafetería', facts: ['dogs'] }],
  ['bar con perro', { search: 'bar', facts: ['dogs'] }],
  ['bar con aseo adaptado', { search: 'bar', facts: ['toilet'] }],
  [
    'pan abierto domingo con bizum y silla de ruedas',
    { search: 'pan y', open: 'sun', facts: ['wheelchair', 'bizum'] },
  ],
])('«%s» is understood', (text, expected) => {
  expect(understand(text, known)).toEqual(expected)
})

test.each([
  'panadería',
  'abrelatas',
  'mercado municipal',
  'calle de nadie',
  'río',
  'tejas de san martín del río',
  'mayor',
  'café nuevo',
  'tarjetas de visita',
  'sillas de ruedas',
  'encargos',
  'domicilio',
  'comida para perros',
  '',
])('in «%s» there is nothing but words', (text) => {
  expect(understand(text, known)).toBeUndefined()
})

test('a fact that no shop is known to have is but a word', () => {
  expect(understand('Bizum', { ...known, facts: ['card'] })).toBeUndefined()
})
