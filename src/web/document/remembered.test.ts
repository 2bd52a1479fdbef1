import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Markup } from '#contract/rendering.ts'
import { partsOf } from './page-parts.ts'
import { partsIn, RememberedMarkup, remembered } from './remembered.tsx'

const draw = vi.fn(({ name }: { name: string }) =>
  createElement('article', { className: '_card_a1b2c_3' }, name),
)
const Card = remembered('card', draw)

const page = (names: string[]) =>
  createElement(
    'body',
    { className: '_page_x1y2z_4' },
    names.map((name) => createElement('li', { key: name }, createElement(Card, { name }))),
  )

const openStore = () => ({ scope: '', parts: new Map<string, Markup>() })

function render(names: string[], store = openStore(), scope = 'today') {
  const used = { known: partsIn(scope, store), used: [] }
  draw.mockClear()
  const html = renderToStaticMarkup(createElement(RememberedMarkup, { value: used }, page(names)))
  const { parts, modules } = partsOf(html, used)
  return {
    html: Buffer.concat(parts).toString(),
    modules: [...modules].sort(),
    drawn: draw.mock.calls.map(([{ name }]) => name),
  }
}

test('a page of parts is the page that is rendered without them, styles included', () => {
  const store = openStore()
  const names = ['Pan <y> más', 'Ñandú']
  const plain = renderToStaticMarkup(page(names))
  for (let times = 0; times < 2; times++) {
    expect(render(names, store)).toMatchObject({ html: plain, modules: ['a1b2c', 'x1y2z'] })
  }
})

test('a part is drawn once for what it shows, in whatever page and order', () => {
  const store = openStore()
  expect(render(['a', 'b'], store).drawn).toEqual(['a', 'b'])
  const { html, drawn } = render(['c', 'b', 'd', 'a'], store)
  expect(drawn).toEqual(['c', 'd'])
  expect(html).toBe(renderToStaticMarkup(page(['c', 'b', 'd', 'a'])))
})

test('nothing is used of another scope', () => {
  const store = openStore()
  render(['a'], store, 'today')
  expect(render(['a'], store, 'tomorrow').drawn).toEqual(['a'])
  expect(render(['a'], store, 'tomorrow').drawn).toEqual([])
})

test('a page without parts, and one that begins and ends with them, is whole', () => {
  expect(render([]).html).toBe(renderToStaticMarkup(page([])))
  const used = { known: openStore().parts, used: [] }
  const two = [1, 2].map((key) => createElement(Card, { key, name: String(key) }))
  const html = renderToStaticMarkup(createElement(RememberedMarkup, { value: used }, two))
  expect(Buffer.concat(partsOf(html, used).parts).toString()).toBe(
    '<article class="_card_a1b2c_3">1</article><article class="_card_a1b2c_3">2</article>',
  )
})
