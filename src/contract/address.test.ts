import { describe, expect, test } from 'vitest'
import { type Address, composeAddress, type WholeAddress } from './address.ts'
import { consistentAddress } from './consistent-address.ts'

const town = { locality: 'Vila-real', region: 'Castellón', postal_codes: ['12540', '12541'] }
const NOTHING: Address = {
  street: '',
  number: '',
  address_extra: '',
  postal_code: '',
  locality: '',
}
const MAYOR = { ...NOTHING, street: 'Calle Mayor', number: '12' }

describe('the parts in one line', () => {
  test.each<[Partial<Address>, string]>([
    [{ street: 'Calle Mayor' }, 'Calle Mayor'],
    [{ street: 'Calle Mayor', number: '12' }, 'Calle Mayor, 12'],
    [{ street: 'Calle Mayor', address_extra: 'bajo' }, 'Calle Mayor, bajo'],
    [{ ...MAYOR, address_extra: 'bajo' }, 'Calle Mayor, 12, bajo'],
    [{ ...MAYOR, postal_code: '12540' }, 'Calle Mayor, 12'],
    [{ ...MAYOR, postal_code: '12541', locality: 'VILA-REAL' }, 'Calle Mayor, 12'],
    [{ ...MAYOR, locality: 'vila real' }, 'Calle Mayor, 12'],
    [{ ...MAYOR, postal_code: '12530', locality: 'Burriana' }, 'Calle Mayor, 12, 12530 Burriana'],
    [{ ...MAYOR, locality: 'Burriana' }, 'Calle Mayor, 12, Burriana'],
    [{ ...MAYOR, postal_code: '12530' }, 'Calle Mayor, 12, 12530'],
    [{ ...MAYOR, postal_code: '12540', locality: 'Burriana' }, 'Calle Mayor, 12, 12540 Burriana'],
  ])('%j is %s', (parts, line) => {
    expect(composeAddress({ ...NOTHING, ...parts }, town)).toBe(line)
  })

  test('say everything where the directory has no town', () => {
    const parts = { ...MAYOR, postal_code: '12540', locality: 'Vila-real' }
    expect(composeAddress(parts, null)).toBe('Calle Mayor, 12, 12540 Vila-real')
  })

  test('leave any code out beside the town, while its codes are not told', () => {
    const parts = { ...MAYOR, postal_code: '12540', locality: 'Vila-real' }
    expect(composeAddress(parts, { ...town, postal_codes: [] })).toBe('Calle Mayor, 12')
  })
})

const stored: WholeAddress = { ...MAYOR, direction: 'C/ Mayor 12' }

describe('line and parts', () => {
  test.each<[string, Partial<WholeAddress>, Partial<WholeAddress> | undefined]>([
    ['nothing', {}, undefined],
    ['the stored line', { direction: 'C/ Mayor 12' }, undefined],
    ['the stored parts', MAYOR, undefined],
    ['another number', { number: '14' }, { number: '14', direction: 'Calle Mayor, 14' }],
    ['no number', { number: '' }, { number: '', direction: 'Calle Mayor' }],
    ['an empty street', { street: '' }, undefined],
    [
      'another street',
      { street: 'Plaza Nueva' },
      { street: 'Plaza Nueva', direction: 'Plaza Nueva, 12' },
    ],
    [
      'another line',
      { direction: 'Plaza Nueva, 3' },
      { direction: 'Plaza Nueva, 3', street: 'Plaza Nueva', number: '3' },
    ],
    [
      'an odd line',
      { direction: 'Junto al río' },
      { direction: 'Junto al río', street: 'Junto al río', number: '' },
    ],
    [
      'all of it with another line',
      { ...stored, direction: 'Plaza Nueva, 3' },
      { street: 'Plaza Nueva', number: '3', direction: 'Plaza Nueva, 3' },
    ],
    [
      'all of it with another street',
      { ...stored, street: 'Plaza Nueva' },
      { street: 'Plaza Nueva', direction: 'Plaza Nueva, 12' },
    ],
    [
      'another line with its own parts',
      { direction: 'Calle Mayor, 12, Galerías', address_extra: 'Galerías' },
      { ...MAYOR, address_extra: 'Galerías', direction: 'Calle Mayor, 12, Galerías' },
    ],
    [
      'another line with parts of neither',
      { direction: 'Plaza Nueva, 3', number: '14' },
      { direction: 'Plaza Nueva, 3', street: 'Plaza Nueva', number: '3' },
    ],
    [
      'another line with another street',
      { direction: 'Plaza Nueva, 3', street: 'Calle del Horno' },
      { street: 'Calle del Horno', direction: 'Calle del Horno, 12' },
    ],
  ])('after %s', (_name, given, after) => {
    expect(consistentAddress(given, stored, town)).toEqual(after && { ...stored, ...after })
  })

  test.each<[Partial<WholeAddress>, WholeAddress]>([
    [{ direction: 'Calle Mayor 12' }, { ...MAYOR, direction: 'Calle Mayor 12' }],
    [
      { direction: 'Calle Mayor 12', street: '', number: '' },
      { ...MAYOR, direction: 'Calle Mayor 12' },
    ],
    [
      { direction: 'Otra, 1', street: 'Calle Mayor', number: '12' },
      { ...MAYOR, direction: 'Calle Mayor, 12' },
    ],
    [
      { direction: 'Mayor', number: '12' },
      { ...NOTHING, street: 'Mayor', direction: 'Mayor' },
    ],
    [
      { direction: 'Calle Mayor 12', street: 'Calle Mayor 12', number: '' },
      { ...MAYOR, direction: 'Calle Mayor 12' },
    ],
    [
      { direction: 'Calle Mayor', street: 'Calle Mayor', number: '12' },
      { ...MAYOR, direction: 'Calle Mayor, 12' },
    ],
  ])('of a new shop from %j', (given, after) => {
    expect(consistentAddress(given, undefined, town)).toEqual(after)
  })
})
