import { expect, test } from 'vitest'
import { readHours } from '#contract/hours/read-hours.ts'
import { EMPTY_WEEK } from '#contract/hours/week.ts'
import { hoursForm, hoursOf, hoursValuesOf } from './hours-values.ts'

const sign = (text: string) => readHours(text).hours!
const untouched = hoursValuesOf({ hours: null })
const summer = {
  ...sign('L-D 12-24'),
  regular: EMPTY_WEEK,
  seasons: [{ name: 'Verano', from: '06-01', to: '09-30', week: sign('L-D 12-24').regular }],
}

test.each([
  ['not told', null],
  ['a week', sign('L-V 9:30-14 y 17-20:30, S 10-14')],
  ['an appointment', sign('L-V 9-14 con cita')],
  ['round the clock', sign('24h')],
  [
    'a closure',
    { ...sign('L-V 9-14'), closure: { from: '2026-08-10', to: '2026-08-31', note: 'Playa' } },
  ],
  ['a summer bar', summer],
])('the form of %s saves the same hours', (_what, hours) => {
  const values = hoursValuesOf({ hours })
  expect(hoursForm(hours).safeParse(values).success).toBe(true)
  expect(hoursOf(values, hours)).toEqual(hours)
})

test('seasons and special days, which the form does not show, stay in a save', () => {
  const special = [{ from: '2026-03-19', to: '2026-03-19', shifts: [], note: '' }]
  const hours = { ...summer, special }
  const saved = hoursOf({ ...hoursValuesOf({ hours }), sign: 'S 10-14' }, hours)
  expect(saved).toMatchObject({
    special,
    seasons: summer.seasons,
    regular: sign('S 10-14').regular,
  })
})

test.each([
  [{ sign: 'L-V 5-8' }, { sign: '¿De 5:00 a 8:00 de la mañana, o de la tarde?' }],
  [
    { isClosed: true },
    {
      sign: 'Escribe tu horario: al acabar las vacaciones vuelve solo.',
      from: 'Elige el día',
      to: 'Elige el día',
    },
  ],
  [
    { sign: 'L-V 9-14', isClosed: true, from: '2026-08-31', to: '2026-08-10' },
    { to: 'El último día es anterior al primero. Cámbialos.' },
  ],
])('%j is told at its fields', (more, errors) => {
  const { error } = hoursForm(null).safeParse({ ...untouched, ...more })
  const told = error!.issues.map(({ path, message }) => [path.join('.'), message])
  expect(Object.fromEntries(told)).toEqual(errors)
})
