import { expect, test } from 'vitest'
import { openShownCommerces } from './shown-commerces.ts'

const LISTED = { results: [{ id: 3 }, { id: 5 }], next: null }
const OFFERED = { results: [{ id: 70, commerce: { id: 7 } }], next: null }

test('a page shows the shops of all that it was made of, each once', () => {
  const shown = openShownCommerces()
  for (const [path, body] of [
    ['/api/site/', {}],
    ['/api/directory/categories/?page=1&page_size=100', { results: [{ id: 1 }], next: null }],
    ['/api/directory/commerces/?category=2&page=1&page_size=24', LISTED],
    ['/api/directory/offers/?page=1&page_size=1', OFFERED],
    ['/api/directory/commerces/5/', { id: 5 }],
    ['/api/directory/offers/90/', { id: 90, commerce: { id: 9 } }],
    ['/api/directory/commerces/', [{ id: 11 }]],
  ] as const) {
    shown.add({ path }, { status: 200, body })
  }
  expect(shown.ids()).toEqual([3, 5, 7, 9, 11])
})

test.each([
  ['what is searched', '/api/directory/commerces/?search=pan&page=1', LISTED],
  ['what is open', '/api/directory/commerces/?open=now&page=1', LISTED],
  ['what is sorted', '/api/directory/commerces/?ordering=name&page=1', LISTED],
  ['sorted offers', '/api/directory/offers/?ordering=commerce&page=1', OFFERED],
  ['categories of what is open', '/api/directory/categories/?open=now', LISTED],
  ['proposals', '/api/directory/suggestions/?search=pan', {}],
  ['a call that nobody thought of', '/api/other/', {}],
])('the words of any shop may change %s', (_, path, body) => {
  const shown = openShownCommerces()
  shown.add({ path: '/api/directory/commerces/5/' }, { status: 200, body: { id: 5 } })
  shown.add({ path }, { status: 200, body })
  expect(shown.ids()).toBeUndefined()
})

test('what failed, or wrote something, says nothing of what a page shows', () => {
  for (const [method, status] of [
    ['GET', 503],
    ['POST', 200],
  ] as const) {
    const shown = openShownCommerces()
    shown.add({ method, path: '/api/directory/commerces/5/' }, { status, body: { id: 5 } })
    expect(shown.ids()).toBeUndefined()
  }
})
