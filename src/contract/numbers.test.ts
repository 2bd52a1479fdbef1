import { expect, test } from 'vitest'
import { formatCount, formatNumber } from './numbers.ts'

test('numbers have a point from five figures on', () => {
  expect([7, 1962, 12345].map(formatNumber)).toEqual(['7', '1962', '12.345'])
})

test('one thing is named in the singular', () => {
  expect(formatCount(1, 'oferta', 'ofertas')).toBe('1\u00a0oferta')
  expect(formatCount(0, 'oferta', 'ofertas')).toBe('0\u00a0ofertas')
  expect(formatCount(10000, 'comercio', 'comercios')).toBe('10.000\u00a0comercios')
})
