import { expect, test } from 'vitest'
import { formatRowRange, pageFromUrl } from './paging.ts'

test.each([
  ['', 1],
  ['?pagina=2', 2],
  ['?pagina=0', 1],
  ['?pagina=-1', 1],
  ['?pagina=dos', 1],
  ['?pagina=2.5', 1],
])('the address with «%s» asks for page %i', (search, page) => {
  expect(pageFromUrl(new Request(`http://escaparate.example/commerces/${search}`))).toBe(page)
})

test('a page says which rows it shows, the last one how far it goes', () => {
  expect(formatRowRange(1, 51)).toBe('1–20 de 51')
  expect(formatRowRange(2, 51)).toBe('21–40 de 51')
  expect(formatRowRange(3, 51)).toBe('41–51 de 51')
  expect(formatRowRange(501, 10_021)).toBe('10.001–10.020 de 10.021')
})
