import { expect, test } from 'vitest'
import { fieldErrors } from './field-errors.ts'
import {
  NOT_REDUCED,
  PRICE_MISSING,
  percentOff,
  priceErrors,
  sayPrice,
  WRONG_PRICE,
} from './offer-prices.ts'
import { offerForm } from './offers.ts'

test.each([
  [1.9, 1.9],
  ['1.90', 1.9],
  ['1,9', 1.9],
  ['1,90 €', 1.9],
  [' 12 ', 12],
  ['999999,99', 999_999.99],
  ['', null],
  [null, null],
  [undefined, undefined],
])('a price of %j is %j', (price, expected) => {
  expect(offerForm.partial().parse({ price }).price).toBe(expected)
})

test.each([
  0,
  -1,
  0.005,
  1.999,
  1_000_000,
  '0',
  '-1',
  '1.000,00',
  '1,999',
  'gratis',
  'NaN',
  '1e3',
  [],
  {},
  true,
])('a price of %j is refused with a sentence', (price) => {
  const { error } = offerForm.partial().safeParse({ price })
  expect(fieldErrors(error!)).toEqual({ price: [WRONG_PRICE] })
})

test.each([
  [1.9, 2.5, {}],
  [1.9, null, {}],
  [null, null, {}],
  [null, 2.5, { price: PRICE_MISSING }],
  [2.5, 2.5, { previous_price: NOT_REDUCED }],
  [2.6, 2.5, { previous_price: NOT_REDUCED }],
])('%j after %j is wrong by %j', (price, previous_price, errors) => {
  expect(priceErrors({ price, previous_price })).toEqual(errors)
})

test.each([
  [1.9, 2.5, 24],
  [0.1, 0.3, 66],
  [8.99, 9, 0],
  [0.8, 1, 20],
  [1.9, null, undefined],
  [null, null, undefined],
])(
  '%j after %j is %j per cent less, never told as more than it is',
  (price, previous_price, percent) => {
    expect(percentOff({ price, previous_price })).toBe(percent)
  },
)

test('a price is told with a comma and two decimals', () => {
  expect([1.9, 12, 1234.5].map(sayPrice)).toEqual(['1,90\u00a0€', '12,00\u00a0€', '1234,50\u00a0€'])
})
