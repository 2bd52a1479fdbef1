import { expect, test } from 'vitest'
import { tagText } from './offer-prices.ts'

test.each([
  ['Descuento', 'Hogaza', 2.4, '2,40\u00a0€'],
  ['2 x 1', 'Hogaza', 12, '12\u00a0€'],
  ['2 x 1', 'Hogazas', null, '2\u00a0×\u00a01'],
  ['3×2', 'Hogazas', null, '3\u00a0×\u00a02'],
  ['Descuento', 'Todo al 50 %', null, '−50\u00a0%'],
  ['20% menos', 'Gafas de sol', null, '−20\u00a0%'],
  ['Descuento', 'Un 100 % algodón', null, undefined],
  ['Descuento', 'Cartel de 2 x 3 metros', null, undefined],
  ['Regalo', 'Café con tu coca', null, 'Regalo'],
  ['GRATIS', 'Trasplante sin coste', null, 'Gratis'],
  ['Novedad', 'Envío gratis', null, 'Gratis'],
  ['Novedad', 'Lista de regalos', null, undefined],
  ['De temporada', 'Naranjas', null, undefined],
])('«%s», «%s» for %j has on its tag %j', (type, title, price, text) => {
  expect(tagText({ type, title, price })).toBe(text)
})
