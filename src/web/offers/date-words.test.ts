import { expect, test } from 'vitest'
import { datesInWords, whenInWords } from './date-words.ts'

test.each([
  [null, null, undefined],
  [null, '2026-05-30', 'Hasta el sábado 30 de mayo'],
  [null, '2026-05-28', 'Hasta mañana'],
  [null, '2027-01-05', 'Hasta el martes 5 de enero de 2027'],
  [null, '2026-05-27', 'Acaba hoy'],
  ['2026-05-27', '2026-05-27', 'Solo hoy'],
  ['2026-05-01', null, 'Desde el viernes 1 de mayo'],
  ['2026-06-01', null, 'Desde el lunes 1 de junio'],
  ['2026-06-19', '2026-06-19', 'El viernes 19 de junio'],
  ['2026-06-19', '2026-06-24', 'Del 19 al 24 de junio'],
  ['2026-05-30', '2026-06-02', 'Del 30 de mayo al 2 de junio'],
  ['2026-12-30', '2027-01-02', 'Del 30 de diciembre al 2 de enero de 2027'],
  [null, '2026-05-17', 'Terminó el domingo 17 de mayo'],
])('on 27 May an offer from %j to %j is told as %j', (starts_on, ends_on, words) => {
  expect(datesInWords({ starts_on, ends_on }, '2026-05-27')).toBe(words)
})

test.each([
  [[], '2026-05-27', 'Acaba hoy'],
  [[], '2026-05-28', 'Acaba mañana'],
  [[], '2026-05-30', 'Acaba el sábado'],
  [[], '2026-05-31', 'Hasta el 31 de mayo'],
  [[], '2027-01-05', 'Hasta el 5 de enero de 2027'],
  [[], '2026-05-26', 'Terminó el martes 26 de mayo'],
  [['wed'], '2026-05-30', 'Los miércoles, acaba el sábado'],
  [['tue'], null, 'Los martes'],
  [[], null, undefined],
] as const)(
  'on Wednesday 27 May a list says of an offer of %j until %j: %j',
  (weekdays, ends_on, words) => {
    expect(whenInWords({ starts_on: null, ends_on, weekdays }, '2026-05-27', true)).toBe(words)
  },
)

test('what was ended today is over today', () => {
  const today = '2026-05-27'
  expect(datesInWords({ starts_on: today, ends_on: today, ended: true }, today)).toBe('Terminó hoy')
})

test.each([
  [['tue'], null, 'Los martes'],
  [['tue', 'sat'], null, 'Los martes y sábados'],
  [
    ['mon', 'wed', 'sun'],
    '2026-05-30',
    'Los lunes, miércoles y domingos, hasta el sábado 30 de mayo',
  ],
  [['wed'], '2026-05-27', 'Los miércoles, acaba hoy'],
  [['tue'], '2026-05-26', 'Terminó el martes 26 de mayo'],
] as const)('on 27 May an offer of %j until %j is told as %j', (weekdays, ends_on, words) => {
  expect(whenInWords({ starts_on: null, ends_on, weekdays }, '2026-05-27')).toBe(words)
})
