import { expect, test } from 'vitest'
import { keepUnits } from './units.ts'

test.each([
  ['Pack por 45 €, con lazo', 'Pack por 45\u00a0€, con lazo'],
  ['1,5 kg de pan y 20 % menos', '1,5\u00a0kg de pan y 20\u00a0% menos'],
  ['a 300 m', 'a 300\u00a0m'],
  ['2 euros', '2\u00a0euros'],
  // Not units: words that only begin with the same letters.
  ['3 meses', '3 meses'],
  ['2 gatos y 4 hogazas', '2 gatos y 4 hogazas'],
  ['Calle Mayor, 3', 'Calle Mayor, 3'],
])('«%s» keeps figure and unit together', (text, kept) => {
  expect(keepUnits(text)).toBe(kept)
})
