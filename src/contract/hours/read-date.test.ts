import { describe, expect, test } from 'vitest'
import { NOT_EVERY_YEAR } from './dates.ts'
import { readDate, readSeasonDay, sayDate, saySeasonDay } from './read-date.ts'

const TODAY = '2026-05-28'

describe('a day as it is written', () => {
  test.each([
    ['10 de agosto', '2026-08-10'],
    ['lunes 10 de agosto', '2026-08-10'],
    ['lun 10 ago', '2026-08-10'],
    ['el lunes, 10 de agosto', '2026-08-10'],
    ['10 AGOSTO', '2026-08-10'],
    ['día 10 de ago.', '2026-08-10'],
    ['10/8', '2026-08-10'],
    ['10-08', '2026-08-10'],
    ['10.8.26', '2026-08-10'],
    ['10/08/2026', '2026-08-10'],
    ['2026-08-10', '2026-08-10'],
    ['10 de agosto de 2027', '2027-08-10'],
    ['7 de enero', '2027-01-07'],
    ['1 de mayo', '2026-05-01'],
    ['20 de abril', '2027-04-20'],
    ['miércoles 24 de junio', '2026-06-24'],
    ['24 de setiembre', '2026-09-24'],
    ['29 de febrero', '2028-02-29'],
    ['hoy', TODAY],
    ['mañana', '2026-05-29'],
  ])('«%s» is %s', (text, date) => {
    expect(readDate(text, TODAY)).toEqual({ date })
  })

  test.each([
    ['', 'No entendemos el día'],
    ['agosto', 'No entendemos el día'],
    ['10', 'No entendemos el día'],
    ['10/13', 'No entendemos el día'],
    ['el finde 10 de agosto', 'No entendemos el día'],
    ['31 de junio', 'No hay un 31 de junio.'],
    ['29/2/2027', 'No hay un 29 de febrero de 2027.'],
    ['martes 10 de agosto', 'El 10 de agosto es lunes.'],
  ])('«%s» is refused', (text, error) => {
    expect(readDate(text, TODAY)).toEqual({ error: expect.stringContaining(error) })
  })

  test.each(['2026-06-24', '2026-05-01', '2026-01-15', '2027-05-28', '2028-02-29', '2026-12-31'])(
    '%s is said as it is read',
    (date) => {
      expect(readDate(sayDate(date, TODAY), TODAY)).toEqual({ date })
    },
  )

  test('the year is said only where it is not the next', () => {
    expect(sayDate('2026-08-10', TODAY)).toBe('lunes 10 de agosto')
    expect(sayDate('2027-08-10', TODAY)).toBe('martes 10 de agosto de 2027')
  })
})

describe('a day of every year', () => {
  test.each([
    ['15 de junio', '06-15'],
    ['15/6', '06-15'],
    ['15 jun', '06-15'],
    ['1 de enero', '01-01'],
  ])('«%s» is %s', (text, day) => {
    expect(readSeasonDay(text)).toEqual({ day })
    expect(readSeasonDay(saySeasonDay(day))).toEqual({ day })
  })

  test.each(['', 'verano', '31/6', '15/0'])('«%s» is refused', (text) => {
    expect(readSeasonDay(text)).toHaveProperty('error')
  })

  test('29 February is refused as the server refuses it', () => {
    expect(readSeasonDay('29 de febrero')).toEqual({ error: NOT_EVERY_YEAR })
  })
})
