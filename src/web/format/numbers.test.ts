import { expect, test } from 'vitest'
import { sayCount, sayNumber } from './numbers.ts'

test('numbers have a point from five figures on', () => {
  expect([7, 1962, 12345].map(sayNumber)).toEqual(['7', '1962', '12.345'])
})

test('one thing is named in the singular', () => {
  expect(sayCount(1, 'oferta', 'ofertas')).toBe('1 oferta')
  expect(sayCount(0, 'oferta', 'ofertas')).toBe('0 ofertas')
  expect(sayCount(10000, 'comercio', 'comercios')).toBe('10.000 comercios')
})
