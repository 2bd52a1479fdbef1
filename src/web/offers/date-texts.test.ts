import { expect, test } from 'vitest'
import { END_BEFORE_START, WRONG_YEAR } from '#contract/offer-dates.ts'
import { NOT_REDUCED, PRICE_MISSING, WRONG_PRICE } from '#contract/offer-prices.ts'
import { checkForm } from '#web/forms/check-form.ts'
import { dateTextsOf, offerSchema, readDates } from './date-texts.ts'

const TODAY = '2026-05-27'
const VALUES = {
  title: 'Hogaza',
  type: '2 x 1',
  description: 'Lleva dos.',
  category: [1],
  photo_focus_x: 50,
  photo_focus_y: 50,
}

test.each([
  ['', '', {}],
  ['', '30 de mayo', {}],
  ['29/5', 'sábado 30 de mayo', {}],
  ['', '31 de junio', { ends_on: 'No hay un 31 de junio.' }],
  ['pronto', '', { starts_on: 'No entendemos el día. Escribe, por ejemplo, 10 de agosto.' }],
  ['1/6', '30/5', { ends_on: END_BEFORE_START }],
  ['', '1/1/9999', { ends_on: WRONG_YEAR }],
])('days typed as %j and %j are checked', (starts_on, ends_on, errors) => {
  expect(checkForm(offerSchema(TODAY), { ...VALUES, starts_on, ends_on })).toEqual(errors)
})

test('prices are checked together', () => {
  const dates = { starts_on: '', ends_on: '' }
  const check = (price: string, previous_price: string) =>
    checkForm(offerSchema(TODAY), { ...VALUES, ...dates, price, previous_price })
  expect(check('1,90 €', '2,50')).toEqual({})
  expect(check('', '2,50')).toEqual({ price: PRICE_MISSING })
  expect(check('3', '2,50')).toEqual({ previous_price: NOT_REDUCED })
  expect(check('caro', '')).toEqual({ price: WRONG_PRICE })
})

test('what is sent are the days, and null for an emptied one', () => {
  const typed = dateTextsOf({ starts_on: null, ends_on: '2026-05-30' }, TODAY)
  expect(typed).toEqual({ starts_on: '', ends_on: 'sábado 30 de mayo' })
  expect(readDates(typed, TODAY)).toEqual({ starts_on: null, ends_on: '2026-05-30' })
})
