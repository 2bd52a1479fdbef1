import { expect, test } from 'vitest'
import { usualType } from './price-texts.ts'

test.each([
  ['', '', 'Novedad'],
  ['gratis', '', 'Novedad'],
  ['1,90', '', 'Precio especial'],
  ['1,90', '2,50', 'Descuento'],
  ['2,50', '1,90', 'Precio especial'],
])(
  'an offer at «%s», before «%s», is called «%s» where its owner says nothing',
  (price, before, type) => {
    expect(usualType(price, before)).toBe(type)
  },
)
