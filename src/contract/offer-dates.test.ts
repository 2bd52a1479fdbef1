import { describe, expect, test } from 'vitest'
import { fieldErrors } from './field-errors.ts'
import { areInOrder, OFFER_STATES, offerState, WRONG_YEAR } from './offer-dates.ts'
import { newOffer, offerForm } from './offers.ts'

const OFFER = { title: 'Hogaza', type: '2 x 1', description: 'Lleva dos.', commerce: 1 }
const UNREADABLE_DAY = 'Escribe la fecha como AAAA-MM-DD'

describe('the days of an offer', () => {
  test.each([
    ['2028-02-29', '2028-02-29'],
    ['2026-12-31', '2026-12-31'],
    ['', null],
    ['  ', null],
    [null, null],
    [undefined, undefined],
  ])('%j is read as %j', (ends_on, expected) => {
    expect(newOffer.parse({ ...OFFER, ends_on }).ends_on).toBe(expected)
  })

  test.each([
    ['2026-02-29', UNREADABLE_DAY],
    ['2026-02-30', UNREADABLE_DAY],
    ['2026-13-01', UNREADABLE_DAY],
    ['30/05/2026', UNREADABLE_DAY],
    ['2026-5-30', UNREADABLE_DAY],
    ['2026-05-30T10:00:00Z', UNREADABLE_DAY],
    [20260530, UNREADABLE_DAY],
    [['2026-05-30'], UNREADABLE_DAY],
    ['0000-01-01', WRONG_YEAR],
    ['1999-12-31', WRONG_YEAR],
    ['2100-01-01', WRONG_YEAR],
    ['9999-12-31', WRONG_YEAR],
    ['12026-05-30', UNREADABLE_DAY],
  ])('%j is refused with a sentence', (day, sentence) => {
    for (const name of ['starts_on', 'ends_on']) {
      const { error } = offerForm.partial().safeParse({ [name]: day })
      expect(fieldErrors(error!)).toEqual({ [name]: [sentence] })
    }
  })

  test.each([
    ['2026-05-30', '2026-05-30', true],
    ['2026-05-31', '2026-05-30', false],
    ['2026-05-31', null, true],
    [null, '2026-05-30', true],
    [undefined, undefined, true],
  ])('from %j to %j are in order: %s', (starts_on, ends_on, expected) => {
    expect(areInOrder({ starts_on, ends_on })).toBe(expected)
  })
})

test.each([
  [null, null, 'running'],
  [null, '2026-05-31', 'running'],
  [null, '2026-05-30', 'ends_today'],
  ['2026-05-30', '2026-05-30', 'ends_today'],
  [null, '2026-05-29', 'ended'],
  ['2026-05-30', null, 'running'],
  ['2026-05-31', null, 'scheduled'],
  ['2026-05-31', '2026-06-02', 'scheduled'],
] as const)('on 30 May an offer from %j to %j is %s', (starts_on, ends_on, state) => {
  expect(OFFER_STATES).toContain(state)
  expect(offerState({ starts_on, ends_on }, '2026-05-30')).toBe(state)
})

test('one that was ended is over on its last day, and not before its first', () => {
  const today = '2026-05-30'
  const day = { starts_on: today, ends_on: today, ended: true }
  expect(offerState(day, today)).toBe('ended')
  expect(offerState(day, '2026-05-29')).toBe('scheduled')
})
