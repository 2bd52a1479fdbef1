import { expect, test } from 'vitest'
import { understand } from './understood-search.ts'

const known = {
  today: 'thu' as const,
  places: ['Calle Mayor', 'Calle Mayor Baja', 'Plaza del Pozo', 'Mercado Municipal'],
}

test.each([
  ['panadería abierta', { search: 'panadería', open: 'now' }],
  ['Farmacia ABIERTA ahora', { search: 'Farmacia', open: 'now' }],
  ['abierto ahora', { search: '', open: 'now' }],
  ['tiendas abiertas', { search: '', open: 'now' }],
  ['farmacia que esté abierta', { search: 'farmacia', open: 'now' }],
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
])('«%s» is understood', (text, expected) => {
  expect(understand(text, known)).toEqual(expected)
})

test.each([
  'panadería',
  'abrelatas',
  'mercado municipal',
  'calle de nadie',
  'mayor',
  'café nuevo',
  '',
])('in «%s» there is nothing but words', (text) => {
  expect(understand(text, known)).toBeUndefined()
})
