import { expect, test } from 'vitest'
import { groupDays, letterDays, nameDays, startWithDays } from './day-groups.ts'

test.each([
  [['mon', 'tue', 'wed', 'thu', 'fri'], 'lunes a viernes'],
  [['mon', 'thu'], 'lunes y jueves'],
  [['sat', 'sun'], 'sábado y domingo'],
  [['mon', 'tue', 'wed', 'thu', 'sat'], 'lunes a jueves y sábado'],
  [['mon', 'wed', 'fri'], 'lunes, miércoles y viernes'],
  [['sun'], 'domingo'],
  [['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], 'todos los días'],
] as const)('%j are %s', (days, names) => {
  expect(nameDays(days)).toBe(names)
})

test('equal days are one line, also when others stand between them', () => {
  const groups = groupDays((day) => (day === 'mon' || day === 'thu' ? '9–14' : 'cerrado'))
  expect(groups.map(({ days, words }) => `${startWithDays(days)}: ${words}`)).toEqual([
    'Lunes y jueves: 9–14',
    'Martes, miércoles y viernes a domingo: cerrado',
  ])
})

test('on a card they are letters', () => {
  expect(letterDays(['mon', 'tue', 'wed', 'thu', 'fri'])).toBe('L–V')
  expect(letterDays(['mon', 'wed'])).toBe('L, X')
  expect(letterDays(['sat', 'sun'])).toBe('S, D')
})
