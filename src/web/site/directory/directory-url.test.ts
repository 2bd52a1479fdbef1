import { expect, test } from 'vitest'
import {
  type DirectoryQuery,
  directoryUrl,
  type PrintedBy,
  parseDirectoryQuery,
  parsePrintedBy,
  printedListUrl,
} from './directory-url.ts'
import { directoryTitle, openLabel } from './titles.ts'

const parse = (query: string) => parseDirectoryQuery(new URLSearchParams(query))

test.each<[DirectoryQuery, string]>([
  [{ open: 'now' }, '/directorio?open=now'],
  [{ open: 'sun', categories: ['panaderia'] }, '/directorio/panaderia?open=sun'],
  [
    { q: 'pan', open: 'now', offers: true, isByName: true, page: 2 },
    '/directorio?q=pan&open=now&ofertas=1&orden=nombre&pagina=2',
  ],
])('%j is at %s', (query, url) => {
  expect(directoryUrl(query)).toBe(url)
  expect(parse(url.split('?')[1]!)).toMatchObject({ open: query.open })
})

test.each<[DirectoryQuery, PrintedBy, string]>([
  [{ near: 'calle', isByName: true, page: 2 }, 'street', '/imprimir'],
  [{ categories: ['panaderia'] }, 'category', '/imprimir?categoria=panaderia&por=categoria'],
  [{ q: 'pan', open: 'sun', facts: ['card'] }, 'street', '/imprimir?q=pan&open=sun&facts=card'],
])('%j is printed by %s at %s', (query, by, url) => {
  expect(printedListUrl(query, by)).toBe(url)
  expect(parsePrintedBy(new URLSearchParams(url.split('?')[1]))).toBe(by)
})

test.each([
  ['open=now&open=', undefined],
  ['open=now&open=sun', 'sun'],
  ['open=2026-03-05', undefined],
  ['open=now%00', undefined],
])('of «%s» the last toggle counts', (query, open) => {
  expect(parse(query).open).toBe(open)
})

test.each([
  ['', 1],
  ['pagina=', 1],
  ['pagina=2', 2],
  ['pagina=999999999', 999_999_999],
  ['pagina=0', Number.NaN],
  ['pagina=-1', Number.NaN],
  ['pagina=1e9', Number.NaN],
  ['pagina=dos', Number.NaN],
])('«%s» asks for page %d', (query, page) => {
  expect(parse(query).page).toBe(page)
})

test('a direction mark in a search does not turn the title round', () => {
  expect(parse('q=%E2%80%AE pan%00').q).toBe('pan')
})

test('of the offers the last toggle counts, too', () => {
  expect(parse('ofertas=1&ofertas=').offers).toBe(false)
})

test.each([
  [14, undefined, [], 'now', '14\u00a0comercios abiertos ahora'],
  [1, undefined, [], 'now', '1\u00a0comercio abierto ahora'],
  [
    2,
    undefined,
    [{ name: 'Panadería' }],
    'sun',
    'Panadería: 2\u00a0comercios que abren el domingo',
  ],
  [1, 'pan', [], 'sat', '1\u00a0comercio que abre el sábado para «pan»'],
  [0, undefined, [], 'now', 'Ahora mismo no abre nadie'],
  [0, undefined, [], 'sun', 'Nadie abre el domingo'],
  [0, undefined, [{ name: 'Librería' }], 'now', 'Librería: ahora no abre nadie'],
  [0, undefined, [{ name: 'Librería' }], 'mon', 'Librería: nadie abre el lunes'],
  [0, 'pan', [], 'now', 'Nada abierto ahora para «pan»'],
  [0, 'pan', [], 'sun', 'Nada para «pan» que abra el domingo'],
  [0, 'pan', [], undefined, 'No hemos encontrado «pan»'],
  [43, undefined, [], undefined, '43\u00a0comercios'],
] as const)('%s shops, %s, %j, %s: «%s»', (count, q, categories, open, title) => {
  expect(directoryTitle({ count, q, categories, open })).toBe(title)
})

test('its toggles say when', () => {
  expect([openLabel('now'), openLabel('sun')]).toEqual(['Abierto ahora', 'Abre el domingo'])
})
