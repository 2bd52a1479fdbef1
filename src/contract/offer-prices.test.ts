import { expect, test } from 'vitest'
import { fieldErrors } from './field-errors.ts'
import {
  FREE,
  NO_PRICE_BEFORE,
  NOT_REDUCED,
  ONE_PRICE,
  PRICE_MISSING,
  percentOff,
  priceErrors,
  sayPrice,
  UNCLEAR_PRICE,
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
  ['1.200,50', 1200.5],
  ['1.200', 1200],
  ['1 200,50 €', 1200.5],
  ['1\u00a0200', 1200],
  ['1,200.50', 1200.5],
  ["12'50", 12.5],
  ['12´50', 12.5],
  ['12’50', 12.5],
  ['12€50', 12.5],
  ['12,-', 12],
  ['€ 12', 12],
  ['12 euros', 12],
  ['１２,5\u200b', 12.5],
  ['', null],
  [null, null],
  [undefined, undefined],
])('a price of %j is %j', (price, expected) => {
  expect(offerForm.partial().parse({ price }).price).toBe(expected)
})

test.each([-1, 0.005, 1.999, 1_000_000, '-1', '12 50', '1.2.3', '1.000.000', 'NaN', [], {}, true])(
  'a price of %j is refused with a sentence',
  (price) => {
    const { error } = offerForm.partial().safeParse({ price })
    expect(fieldErrors(error!)).toEqual({ price: [WRONG_PRICE] })
  },
)

test.each([
  ...[0, '0', '0,00 €', 'gratis', 'Gratuito'].map((price) => [price, FREE] as const),
  ...['desde 5', '5-10', '2x1', '50 %', '12,50 €/kg', '1e3'].map(
    (price) => [price, ONE_PRICE] as const,
  ),
  ...['1,200', '0.500'].map((price) => [price, UNCLEAR_PRICE] as const),
])('a price of %j is refused with what to do: %s', (price, sentence) => {
  const { error } = offerForm.partial().safeParse({ price })
  expect(fieldErrors(error!)).toEqual({ price: [sentence] })
})

test('a price before of 0 is refused as no price', () => {
  const { error } = offerForm.partial().safeParse({ price: 2, previous_price: '0' })
  expect(fieldErrors(error!)).toEqual({ previous_price: [NO_PRICE_BEFORE] })
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
  expect([1.9, 12, 1234.5].map(sayPrice)).toEqual(['1,90\u00a0€', '12\u00a0€', '1234,50\u00a0€'])
})
