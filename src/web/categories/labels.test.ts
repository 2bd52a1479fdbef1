import { expect, test } from 'vitest'
import { formatUse } from './labels.ts'

test.each([
  [9, 1, '9 comercios y 1 oferta'],
  [1, 0, '1 comercio'],
  [0, 12, '12 ofertas'],
])('%i shops and %i offers are said as people say it', (commerces, offers, text) => {
  expect(formatUse({ commerces, offers })).toBe(text)
})
