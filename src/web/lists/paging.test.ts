import { AxiosError, type AxiosResponse } from 'axios'
import { expect, test } from 'vitest'
import { redirectToPreviousPage } from './list-loader.ts'
import { parseListQuery } from './list-url.ts'
import { formatRowRange } from './pager.tsx'

test.each([
  ['', 1],
  ['?pagina=2', 2],
  ['?pagina=0', 1],
  ['?pagina=-1', 1],
  ['?pagina=dos', 1],
  ['?pagina=2.5', 1],
])('the address with «%s» asks for page %i', (search, page) => {
  expect(parseListQuery({ search }).page).toBe(page)
})

test('a page says which rows it shows, the last one how far it goes', () => {
  expect(formatRowRange(1, 51)).toBe('1–20 de 51')
  expect(formatRowRange(2, 51)).toBe('21–40 de 51')
  expect(formatRowRange(3, 51)).toBe('41–51 de 51')
  expect(formatRowRange(501, 10_021)).toBe('10.001–10.020 de 10.021')
})

test.each([
  ['?pagina=3', '/messages?pagina=2'],
  ['?buscar=pan&pagina=2', '/messages?buscar=pan'],
  ['?pagina=999999999', '/messages'],
])('a list that has no page of %s leads to %s', (search, to) => {
  const request = new Request(`http://escaparate.example/messages${search}`)
  const missing = new AxiosError('', undefined, undefined, undefined, {
    status: 404,
  } as AxiosResponse)
  expect(redirectToPreviousPage(request, missing)).toMatchObject({ status: 302 })
  const { headers } = redirectToPreviousPage(request, missing) as Response
  expect(headers.get('location')).toBe(to)
})
