import { expect, test } from 'vitest'
import { formatUse } from './labels.ts'

test.each([
  [9, 1, '9\u00a0comercios y 1\u00a0oferta'],
  [1, 0, '1\u00a0comercio'],
  [0, 12, '12\u00a0ofertas'],
])('%i shops and %i offers are said as people say it', (commerces, offers, text) => {
  expect(formatUse({ commerces, offers })).toBe(text)
})
