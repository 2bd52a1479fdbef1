import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { commerceChanges } from './commerces.ts'
import { distanceBetween, latitude, longitude, nearFilter, nearText } from './coordinates.ts'
import { fieldErrors } from './field-errors.ts'

describe('a latitude', () => {
  test.each([
    [39.938, 39.938],
    ['39.938', 39.938],
    [' -0.5 ', -0.5],
    [39.12345678, 39.123457],
    [-0.0000001, 0],
    [90, 90],
    [-90, -90],
    ['', null],
    ['  ', null],
    [null, null],
  ])('%j is kept as %j', (given, kept) => {
    expect(latitude.parse(given)).toBe(kept)
  })

  test.each([90.1, -91, '39,9', '1e1', '0x10', 'norte', true, [1], {}, Number.NaN, 1e300])(
    '%j is none',
    (given) => {
      expect(latitude.safeParse(given).error?.issues.map(({ message }) => message)).toEqual([
        'La latitud es un número entre -90 y 90, como 39.938',
      ])
    },
  )
})

test('a longitude goes round the earth', () => {
  expect(longitude.parse(-180)).toBe(-180)
  expect(longitude.parse('179.9999999')).toBe(180)
  expect(longitude.safeParse(180.1).success).toBe(false)
})

describe('the place of a shop is whole', () => {
  const errorsOf = (changes: object) => {
    const read = commerceChanges.safeParse(changes)
    return read.success ? {} : fieldErrors(read.error)
  }
  const TOGETHER = ['Latitud y longitud van juntas: envía las dos, o ninguna']

  test.each([
    [{}],
    [{ latitude: 1, longitude: 2 }],
    [{ latitude: null, longitude: null }],
    [{ latitude: '', longitude: '' }],
  ])('%j', (changes) => expect(errorsOf(changes)).toEqual({}))

  test.each([
    [{ latitude: 1 }, { longitude: TOGETHER }],
    [{ longitude: 1 }, { latitude: TOGETHER }],
    [{ latitude: null }, { longitude: TOGETHER }],
    [{ latitude: 1, longitude: null }, { longitude: TOGETHER }],
    [{ latitude: '', longitude: '2' }, { latitude: TOGETHER }],
  ])('not %j', (changes, errors) => expect(errorsOf(changes)).toEqual(errors))
})

describe('a point to be near', () => {
  test.each([
    ['39.938,-0.101', { latitude: 39.938, longitude: -0.101 }],
    [' 39.93849 , -0.10051 ', { latitude: 39.938, longitude: -0.101 }],
    ['-0.0001,0', { latitude: 0, longitude: 0 }],
    ['', undefined],
    ['  ', undefined],
    [undefined, undefined],
  ])('%j is %j', (given, point) => expect(nearFilter.parse(given)).toEqual(point))

  test.each(['aquí', '39.9', '39.9,', '1,2,3', '91,0', '0,181', '39,9,0,1', ['1,1', '2,2']])(
    '%j is none',
    (given) => {
      const read = z.object({ near: nearFilter }).safeParse({ near: given })
      expect(fieldErrors(read.error!)).toEqual({
        near: ['Di dónde con latitud y longitud y una coma entre ellas, como 39.938,-0.101'],
      })
    },
  )

  test('says no more of where somebody is than some 100 m', () => {
    expect(nearText({ latitude: 39.938412, longitude: -0.100987 })).toBe('39.938,-0.101')
  })
})

test.each([
  // Across a street, across Castellón, from Madrid to Barcelona, round the date line, to the antipodes.
  [[39.98, -0.05], [39.98, -0.0499], 9],
  [[39.986, -0.0376], [39.9695, -0.0166], 2_558],
  [[40.4168, -3.7038], [41.3874, 2.1686], 505_000],
  [[0, 179.9995], [0, -179.9995], 111],
  [[0, 0], [0, 180], 20_015_115],
] as const)('from %j to %j it is some %d m', ([lat, lng], [toLat, toLng], metres) => {
  const distance = distanceBetween(
    { latitude: lat, longitude: lng },
    { latitude: toLat, longitude: toLng },
  )
  expect(Math.abs(distance - metres)).toBeLessThan(Math.max(1, metres * 0.003))
})
