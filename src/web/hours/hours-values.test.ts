import { describe, expect, test } from 'vitest'
import { hours as contract } from '#contract/hours/hours.ts'
import { readHours } from '#contract/hours/read-hours.ts'
import { EMPTY_WEEK } from '#contract/hours/week.ts'
import { checkForm } from '#web/forms/check-form.ts'
import { HOURS_LABELS } from './hours-labels.ts'
import { hoursSchema } from './hours-schema.ts'
import { type HoursValues, hoursOf, standardTexts, valuesOf } from './hours-values.ts'

const TODAY = '2026-05-28'
const sign = (text: string) => readHours(text).hours!
const values = (changes: Partial<HoursValues> = {}): HoursValues => ({
  ...valuesOf(sign('L-V 9:30-14 y 17-20:30, S 10-14'), TODAY),
  ...changes,
})
const errorsOf = (form: HoursValues) => checkForm(hoursSchema(TODAY), form)
const closure = {
  isClosed: true,
  reason: 'vacation' as const,
  from: '10 de agosto',
  to: '31 de agosto',
  note: '',
}

test.each([
  ['a week', sign('L-V 9:30-14 y 17-20:30, S 10-14')],
  ['an appointment', sign('L-V 9-14 con cita')],
  ['an appointment alone', sign('con cita')],
  ['round the clock', sign('24h')],
  ['a night', sign('V y S 22-3, D 9-2')],
  [
    'a closure of next year',
    {
      ...sign('L-V 9-14'),
      closure: { from: '2027-08-10', to: '2027-08-31', note: 'Playa', reason: 'vacation' as const },
    },
  ],
  [
    'a closure without a last day',
    {
      ...sign('L-V 9-14'),
      closure: { from: '2027-08-10', to: null, note: '', reason: 'works' as const },
    },
  ],
  [
    'a summer bar',
    {
      ...sign('L-D 12-24'),
      regular: EMPTY_WEEK,
      seasons: [{ name: 'Verano', from: '06-01', to: '09-30', week: sign('L-D 12-24').regular }],
    },
  ],
  [
    'special days',
    {
      ...sign('L-V 9-14'),
      special: [
        { from: '2026-06-05', to: '2026-06-05', shifts: [], note: 'Fiesta' },
        {
          from: '2026-12-24',
          to: '2027-01-05',
          shifts: [['10:00', '14:00'] as [string, string]],
          note: '',
        },
      ],
    },
  ],
])('the form of %s saves the same hours', (_what, told) => {
  const form = valuesOf(told, TODAY)
  expect(errorsOf(form)).toEqual({})
  expect(hoursOf(form, TODAY)).toEqual(told)
  expect(contract.parse(hoursOf(form, TODAY))).toEqual(told)
})

test('not told is null, whatever was written', () => {
  expect(hoursOf(values({ told: 'untold' }), TODAY)).toBeNull()
  expect(errorsOf(values({ told: 'untold', line: '9 a 27' }))).toEqual({})
})

test('special days and holidays of the past are left out', () => {
  const day = { from: '2026-03-19', to: '2026-03-19', note: '' }
  const past = { ...sign('L-V 9-14'), special: [{ ...day, shifts: [] }], closure: day }
  expect(hoursOf(valuesOf(past, TODAY), TODAY)).toEqual(sign('L-V 9-14'))
})

test('a week in one line goes before the fields', () => {
  expect(hoursOf(values({ line: 'S 10-14' }), TODAY)).toEqual(sign('S 10-14'))
  expect(hoursOf(values({ line: 'todo el día' }), TODAY)?.always_open).toBe(true)
})

describe('a fault is told at its field', () => {
  const regular = (day: string, texts: string[]) => ({ ...values().regular, [day]: texts })
  const special = { key: 0, from: '5 de junio', to: '', isClosed: true, shifts: [], note: '' }
  const season = {
    name: 'Verano',
    from: '15 de junio',
    to: '15/9',
    week: values().regular,
  }
  test.each<[Partial<HoursValues>, Record<string, string>]>([
    [
      { regular: regular('tue', ['14 a 9.30', '17-20']) },
      { 'regular.tue.0': 'Así cierras antes de abrir. ¿Es al revés?' },
    ],
    [
      { regular: regular('wed', ['9:30-14', '13:30 a 20']) },
      { 'regular.wed.1': expect.stringContaining('con la mañana aún abierta') },
    ],
    [
      { regular: { ...regular('mon', ['22-4']), tue: ['03:00-10'] } },
      { 'regular.mon.0': expect.stringContaining('el martes ya ha abierto') },
    ],
    [
      { regular: valuesOf(null, TODAY).regular },
      { regular: 'Di a qué horas abres, o deja el horario sin decir' },
    ],
    [{ line: 'L-V 5-8' }, { line: '¿De 5:00 a 8:00 de la mañana, o de la tarde?' }],
    [
      { closure: { ...closure, from: '', to: 'agosto' } },
      {
        'closure.from': expect.stringContaining('No entendemos el día'),
        'closure.to': expect.stringContaining('No entendemos el día'),
      },
    ],
    [
      { closure: { ...closure, from: '31/8', to: '10/8' } },
      { 'closure.to': 'El último día es anterior al primero. Cámbialos.' },
    ],
    [
      { seasons: [{ ...season, from: 'junio' }] },
      { 'seasons.0.from': expect.stringContaining('No entendemos el día') },
    ],
    [
      { seasons: [season, { ...season, name: 'Otro', from: '1/9' }] },
      { 'seasons.1.from': 'Dos temporadas tienen días en común' },
    ],
    [
      { seasons: [{ ...season, name: ' ' }] },
      { 'seasons.0.name': 'Escribe el nombre de la temporada' },
    ],
    [
      { seasons: [{ ...season, week: regular('fri', ['9 a 27']) }] },
      { 'seasons.0.week.fri.0': expect.stringContaining('«27»') },
    ],
    [
      { special: [{ ...special, from: '' }] },
      { 'special.0.from': expect.stringContaining('No entendemos el día') },
    ],
    [
      { special: [special, { ...special, isClosed: false, shifts: [''] }] },
      { 'special.1.shifts.0': expect.stringContaining('elige «Cierro»') },
    ],
    [
      { special: [{ ...special, to: '1 de junio' }] },
      { 'special.0.to': 'El último día es anterior al primero. Cámbialos.' },
    ],
  ])('%j', (changes, errors) => {
    const told = errorsOf(values(changes))
    expect(told).toEqual(errors)
    for (const name of Object.keys(told)) expect(HOURS_LABELS).toHaveProperty([name])
  })
})

test.each([
  [['930 a 14'], ['9:30–14:00']],
  [['9-14 y 17-20'], ['9:00–14:00', '17:00–20:00']],
  [
    ['17-20', '9-14'],
    ['9:00–14:00', '17:00–20:00'],
  ],
  [
    ['9-2', '5 a 8'],
    ['9:00–14:00', '17:00–20:00'],
  ],
  [
    ['9-2', ''],
    ['9:00–14:00', ''],
  ],
  [
    ['9 a 27', '17-20'],
    ['9 a 27', '17:00–20:00'],
  ],
  [['cerrado'], ['']],
])('a day of %j is written as %j once it is left', (texts, written) => {
  expect(standardTexts(texts)).toEqual(written)
  expect(standardTexts(written)).toEqual(written)
})
