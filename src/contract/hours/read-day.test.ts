import { describe, expect, test } from 'vitest'
import { readDay, shiftsOfDay } from './read-day.ts'
import { sayShifts } from './say-hours.ts'

const said = (texts: string[]) =>
  readDay(texts).map((reading) => ('shifts' in reading ? sayShifts(reading.shifts) : reading.error))

describe('the fields of a day', () => {
  test.each([
    ['9.30 a 14', '9:30–14:00'],
    ['9.30-14', '9:30–14:00'],
    ['930-1400', '9:30–14:00'],
    ['930 a 14', '9:30–14:00'],
    ['9 a 14', '9:00–14:00'],
    ['9-2', '9:00–14:00'],
    ['9h-14h', '9:00–14:00'],
    ['de 9 a 2', '9:00–14:00'],
    ['22-3', '22:00–3:00'],
    ['9-14 y 17-20', '9:00–14:00 · 17:00–20:00'],
    ['cerrado', 'cerrado'],
    ['', 'cerrado'],
    ['9 a 27', 'No conocemos la hora «27». Escribe, por ejemplo, 9 a 14.'],
    ['14 a 9.30', 'Así cierras antes de abrir. ¿Es al revés?'],
    ['lunes 9-14', 'Aquí van solo las horas de este día.'],
    ['5 a 8', '¿De 5:00 a 8:00 de la mañana, o de la tarde?'],
  ])('«%s» alone', (text, meant) => {
    expect(said([text])).toEqual([meant])
  })

  test.each([
    [
      ['9-2', '5-8'],
      ['9:00–14:00', '17:00–20:00'],
    ],
    [
      ['9:30–14:00', '7 a 9'],
      ['9:30–14:00', '19:00–21:00'],
    ],
    [
      ['9-14', ''],
      ['9:00–14:00', 'cerrado'],
    ],
    [
      ['', '17-20'],
      ['cerrado', '17:00–20:00'],
    ],
    [
      ['17-20', '9-14'],
      ['17:00–20:00', '9:00–14:00'],
    ],
    [
      ['9-14', '17-20', '22-1'],
      ['9:00–14:00', '17:00–20:00', '22:00–1:00'],
    ],
    [
      ['9-14', 'cerrado'],
      ['9:00–14:00', 'cerrado'],
    ],
  ])('%j together', (texts, meant) => {
    expect(said(texts)).toEqual(meant)
  })

  test('what overlaps is told with both ways out', () => {
    expect(said(['9:30–14:00', '13:30 a 20'])).toEqual([
      '9:30–14:00',
      'La tarde empieza a las 13:30, con la mañana aún abierta. Pon la tarde desde las 14:00, o escribe todo seguido: 9:30–20:00.',
    ])
  })

  test('a reversal offers the swap, and a fault before it changes nothing', () => {
    const [first, second] = readDay(['14 a 9.30', '17-20'])
    expect(first).toMatchObject({ suggestions: ['9:30-14:00'] })
    expect(second).toEqual({ shifts: [['17:00', '20:00']] })
  })

  test('the shifts of the day are in order, and none while a field is unclear', () => {
    expect(shiftsOfDay(['17-20', '9-14'])).toEqual([
      ['09:00', '14:00'],
      ['17:00', '20:00'],
    ])
    expect(shiftsOfDay(['', ''])).toEqual([])
    expect(shiftsOfDay(['9 a 27', '17-20'])).toBeUndefined()
  })
})
