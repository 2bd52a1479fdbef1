import { expect, test } from 'vitest'
import { splitAddress } from './address-fields.tsx'

const town = { locality: 'Vila-real', region: 'Castellón', postal_codes: ['12540'] }

test.each([
  ['C/ Mayor 12', { street: 'C/ Mayor', number: '12' }],
  [
    ' Calle Mayor, 12, bajo, 12540 Vila-real ',
    { street: 'Calle Mayor', number: '12', address_extra: 'bajo', postal_code: '12540' },
  ],
  [
    'Calle Mayor 12, 12530 Burriana',
    { street: 'Calle Mayor', number: '12', postal_code: '12530', locality: 'Burriana' },
  ],
  ['Mercado Municipal, puesto 14', { street: 'Mercado Municipal', address_extra: 'puesto 14' }],
])('of %s each part goes into its field', (line, parts) => {
  expect(splitAddress(line, town)).toEqual(parts)
})

test.each(['Calle Mayor', 'Plaza 2 de Mayo', 'Junto al río, pasado el puente', ''])(
  '%s stays in the first field',
  (line) => {
    expect(splitAddress(line, town)).toBeUndefined()
  },
)
