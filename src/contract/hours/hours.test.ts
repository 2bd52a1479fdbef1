import { describe, expect, test } from 'vitest'
import { fieldErrors } from '../field-errors.ts'
import { NOT_EVERY_YEAR } from './dates.ts'
import { type Hours, hours } from './hours.ts'
import { shiftsOn } from './shifts-on.ts'
import { EMPTY_WEEK, type Week } from './week.ts'

const week = (days: Partial<Week>): Week => ({ ...EMPTY_WEEK, ...days })
const morning: Week['mon'] = [['09:30', '14:00']]
const plain: Hours = {
  regular: week({ mon: morning }),
  seasons: [],
  special: [],
  closure: null,
  by_appointment: false,
  always_open: false,
}

describe('the hours of a shop', () => {
  test.each([
    ['null', null, null],
    ['nothing typed', '', null],
    ['JSON as text', JSON.stringify(plain), plain],
    ['days that are not given', { regular: { mon: morning } }, plain],
    [
      'shifts out of order',
      { regular: { mon: [['17:00', '20:00'], ...morning] } },
      { ...plain, regular: week({ mon: [...morning, ['17:00', '20:00']] }) },
    ],
    [
      'midnight as 24:00',
      { regular: { fri: [['20:00', '24:00']] } },
      { ...plain, regular: week({ fri: [['20:00', '00:00']] }) },
    ],
    [
      'a night that ends as the next day begins',
      { regular: { sat: [['22:00', '03:00']], sun: [['03:00', '06:00']] } },
      { ...plain, regular: week({ sat: [['22:00', '03:00']], sun: [['03:00', '06:00']] }) },
    ],
    [
      'an appointment without hours',
      { by_appointment: true },
      { ...plain, regular: EMPTY_WEEK, by_appointment: true },
    ],
    [
      'a season past the end of the year',
      { ...plain, seasons: [{ name: 'Navidad', from: '12-20', to: '01-06', week: {} }] },
      { ...plain, seasons: [{ name: 'Navidad', from: '12-20', to: '01-06', week: EMPTY_WEEK }] },
    ],
  ])('are read from %s', (_case, given, kept) => {
    expect(hours.parse(given)).toEqual(kept)
  })

  test.each<[string, unknown, unknown]>([
    ['a word', 'siempre', ['El horario tiene que ser un grupo de campos, o nada']],
    ['no hours at all', {}, { regular: ['Di a qué horas abres, o deja el horario sin decir'] }],
    [
      'an hour that there is not',
      { regular: { mon: [['9:30', '25:00']] } },
      { regular: { mon: ['Escribe las horas así: 9:30'] } },
    ],
    [
      'two shifts at once',
      {
        regular: {
          mon: [
            ['09:00', '14:00'],
            ['13:30', '20:00'],
          ],
        },
      },
      {
        regular: {
          mon: [
            'Un turno empieza a las 13:30, cuando el otro aún no ha cerrado a las 14:00. Sepáralos, o júntalos en uno.',
          ],
        },
      },
    ],
    [
      'four shifts',
      {
        regular: {
          mon: [
            ['08:00', '09:00'],
            ['10:00', '11:00'],
            ['12:00', '13:00'],
            ['14:00', '15:00'],
          ],
        },
      },
      { regular: { mon: ['Un día tiene como máximo 3 turnos'] } },
    ],
    [
      'no time at all between opening and closing',
      { regular: { mon: [['09:00', '09:00']] } },
      {
        regular: {
          mon: ['Abres y cierras a la misma hora. Para todo el día escribe 0:00 a 24:00.'],
        },
      },
    ],
    [
      'a closing before the opening',
      { regular: { mon: [['14:00', '09:30']] } },
      { regular: { mon: ['Así cierras antes de abrir: escribe primero la hora de abrir'] } },
    ],
    [
      'a night that lasts into the next opening',
      { regular: { sun: [['22:00', '10:00']], mon: morning } },
      { regular: { sun: ['El domingo cierra a las 10:00, y el lunes ya ha abierto a las 9:30.'] } },
    ],
    [
      'two seasons with days in common',
      {
        ...plain,
        seasons: [
          { name: 'Verano', from: '06-15', to: '09-15', week: {} },
          { name: 'Fiestas', from: '09-10', to: '09-20', week: {} },
        ],
      },
      { seasons: ['Dos temporadas tienen días en común'] },
    ],
    [
      '29 February in a season',
      { ...plain, seasons: [{ name: 'Bisiesto', from: '02-29', to: '03-01', week: {} }] },
      { seasons: { from: [NOT_EVERY_YEAR] } },
    ],
    [
      'a date that there is not',
      { ...plain, special: [{ from: '2026-02-30', to: '2026-03-01', shifts: [] }] },
      { special: { from: ['Escribe la fecha como AAAA-MM-DD'] } },
    ],
    [
      'holidays that end before they begin',
      { ...plain, closure: { from: '2026-08-31', to: '2026-08-10', note: '' } },
      { closure: { to: ['El último día es anterior al primero. Cámbialos.'] } },
    ],
    [
      'holidays of years',
      { ...plain, closure: { from: '2026-08-10', to: '2028-08-10', note: '' } },
      {
        closure: {
          to: [
            'Un cierre con último día dura como mucho un año. Si aún no sabes cuándo vuelves, déjalo en blanco.',
          ],
        },
      },
    ],
    [
      'a reason that there is not',
      { ...plain, closure: { from: '2026-08-10', reason: 'sin más' } },
      { closure: { reason: ['Elige el motivo entre vacation, works, personal, other'] } },
    ],
  ])('refuse %s', (_case, given, errors) => {
    const { error } = hours.safeParse(given)
    const told = fieldErrors(error!)
    expect(Array.isArray(errors) ? told.non_field_errors : told).toEqual(errors)
  })
})

test.each([
  [
    { from: '2026-08-10', to: '2026-08-31' },
    { to: '2026-08-31', note: '', reason: 'vacation' },
  ],
  [
    { from: '2026-08-10', reason: 'works' },
    { to: null, note: '', reason: 'works' },
  ],
  [
    { from: '2026-08-10', to: '', reason: '' },
    { to: null, note: '', reason: 'vacation' },
  ],
])('a closure of %j is %j', (closure, expected) => {
  const read = hours.parse({ ...plain, closure })
  expect(read?.closure).toEqual({ from: '2026-08-10', ...expected })
})

describe('the shifts of a day', () => {
  const summer: Hours = {
    ...plain,
    seasons: [
      { name: 'Verano', from: '06-15', to: '09-15', week: week({ mon: [['08:00', '15:00']] }) },
    ],
    special: [
      { from: '2026-07-20', to: '2026-07-21', shifts: [['10:00', '12:00']], note: 'Feria' },
    ],
    closure: { from: '2026-08-10', to: '2026-08-31', note: '' },
  }

  test.each([
    ['2026-06-08', morning, 'the week before the season'],
    ['2026-06-15', [['08:00', '15:00']], 'the first day of the season'],
    ['2026-09-14', [['08:00', '15:00']], 'the season'],
    ['2026-09-21', morning, 'the week after the season'],
    ['2026-07-20', [['10:00', '12:00']], 'a special day within the season'],
    ['2026-07-21', [['10:00', '12:00']], 'its last day'],
    ['2026-08-10', [], 'the first day of the holidays'],
    ['2026-08-31', [], 'their last day'],
    ['2026-06-16', [], 'a day without shifts'],
  ])('of %s are %j: %s', (date, expected) => {
    expect(shiftsOn(summer, date).shifts).toEqual(expected)
  })

  test('are none from the first day of a closure without a last one', () => {
    const closed = { ...summer, closure: { from: '2026-08-10', to: null, note: '' } }
    expect(shiftsOn(closed, '2026-06-08').shifts).toEqual(morning)
    expect(shiftsOn(closed, '2026-08-10').shifts).toEqual([])
    expect(shiftsOn(closed, '2031-08-11').shifts).toEqual([])
  })

  test('are those round the clock, but on special days and holidays', () => {
    const always = { ...summer, always_open: true }
    expect(shiftsOn(always, '2026-06-16').shifts).toEqual([['00:00', '00:00']])
    expect(shiftsOn(always, '2026-07-20').shifts).toEqual([['10:00', '12:00']])
    expect(shiftsOn(always, '2026-08-20').shifts).toEqual([])
  })
})
