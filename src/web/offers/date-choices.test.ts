import { describe, expect, test } from 'vitest'
import { choiceOf, dateChoices, repeatedDates } from './date-choices.ts'

/** Maps the name of each choice to its first and last day. */
const datesOf = (today: string) =>
  Object.fromEntries(
    dateChoices(today).flatMap(({ name, dates }) =>
      dates ? [[name, [dates.starts_on, dates.ends_on]]] : [],
    ),
  )

describe('the usual dates of an offer', () => {
  test('on a Wednesday', () => {
    expect(datesOf('2026-05-27')).toEqual({
      'Solo hoy': ['2026-05-27', '2026-05-27'],
      'Hasta el sábado': [null, '2026-05-30'],
      'Este fin de semana': ['2026-05-30', '2026-05-31'],
      'Este mes': [null, '2026-05-31'],
      'Sin fecha': [null, null],
    })
  })

  test('on a Saturday, when its own is today', () => {
    expect(datesOf('2026-05-30')).toMatchObject({
      'Hasta el sábado que viene': [null, '2026-06-06'],
      'Este fin de semana': ['2026-05-30', '2026-05-31'],
    })
  })

  test('on a Sunday, of the weekend that ends', () => {
    expect(datesOf('2026-05-31')).toMatchObject({
      'Hasta el sábado': [null, '2026-06-06'],
      'Este fin de semana': ['2026-05-30', '2026-05-31'],
      'Este mes': [null, '2026-05-31'],
    })
  })

  test.each([
    ['2028-02-10', '2028-02-29'],
    ['2026-02-10', '2026-02-28'],
    ['2026-12-31', '2026-12-31'],
  ])('the month of %s ends on %s', (today, last) => {
    expect(datesOf(today)['Este mes']).toEqual([null, last])
  })

  test('are found again by what is written, the tapped one among equals', () => {
    const choices = dateChoices('2026-10-26')
    const saturday = { starts_on: null, ends_on: '2026-10-31' }
    expect(choiceOf(saturday, choices, undefined)).toBe('saturday')
    expect(choiceOf(saturday, choices, 'month')).toBe('month')
    expect(choiceOf(saturday, choices, 'today')).toBe('saturday')
    expect(choiceOf({ starts_on: null, ends_on: null }, choices, undefined)).toBe('undated')
    expect(choiceOf({ starts_on: '2026-10-27', ends_on: null }, choices, 'today')).toBe('other')
  })
})

test.each([
  [null, '2026-05-16', null, '2026-05-30', 'the next Saturday'],
  ['2026-05-15', '2026-05-17', '2026-05-29', '2026-05-31', 'the next weekend of the same days'],
  [null, '2026-05-27', null, '2026-06-03', 'next week when it ends today'],
  ['2026-05-20', '2026-06-20', '2026-05-27', '2026-06-27', 'a week later while it runs'],
  ['2026-06-05', '2026-06-06', '2026-06-12', '2026-06-13', 'a week later before it begins'],
  [null, null, null, null, 'no dates for one without'],
  ['2026-05-01', null, null, null, 'no dates for one that does not end'],
])(
  'on 27 May one from %j to %j is repeated from %j to %j: %s',
  (from, to, starts_on, ends_on, _why) => {
    const dates = { starts_on: from, ends_on: to }
    expect(repeatedDates(dates, '2026-05-27')).toEqual({ starts_on, ends_on })
  },
)
