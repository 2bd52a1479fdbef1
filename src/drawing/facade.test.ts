import { expect, test } from 'vitest'
import { type SymbolName, symbols } from './category-symbols.ts'
import { closedShop } from './closed-shop.ts'
import { emptyWindow } from './empty-window.ts'
import { facade, facadeLayers } from './facade.ts'
import { logo } from './logo.ts'
import { mark } from './mark.ts'
import { backgroundFor, offerDrawing } from './offer-drawing.ts'
import { street } from './street.ts'

const bakery = { id: 1, name: 'Panadería La Espiga', category: 'Panadería' }
const sizes = [{}, { w: 400, h: 292 }, { w: 250, h: 350 }, { w: 350, h: 480, floors: 2 }] as const

test('the same shop gives the same string, and another shop another', () => {
  expect(facade(bakery)).toBe(facade({ ...bakery }))
  expect(facade({ ...bakery, id: '1' })).toBe(facade(bakery))
  expect(facade({ ...bakery, id: 2 })).not.toBe(facade(bakery))
})

test('500 shops in every size, open and closed, are sound markup', () => {
  for (let id = 1; id <= 500; id++) {
    for (const size of sizes) {
      expectSound(facade({ ...bakery, id }, { ...size, closed: id % 7 === 0 }))
    }
    expectSound(mark({ ...bakery, id }))
  }
})

test('every other drawing is sound markup too', () => {
  const shops = [1, 6, 12, 7].map((id) => ({ ...bakery, id }))
  expectSound(street(shops, { bunting: true }))
  expectSound(street([bakery], { before: 600, after: 20, hills: false, keep: 'end' }))
  expectSound(street([]))
  for (const category of ['Moda', 'Pescadería', 'Librería', 'Bar', ''])
    for (const id of [3, 4, '6', 'x']) expectSound(offerDrawing({ id, category }))
  expectSound(emptyWindow(''))
  expectSound(closedShop())
  expectSound(logo())
})

test('a façade is six groups in painting order', () => {
  const groups = [...facade(bakery).matchAll(/class="(fx-\w+)"/g)].map((match) => match[1])
  expect(groups).toEqual(['fx-skin', 'fx-sign', 'fx-lit', 'fx-skin', 'fx-lit', 'fx-skin'])
})

test('a name cannot break out of the drawing', () => {
  const shop = { id: 1, name: '<b>&"x"</b>', category: '<i>' }
  const markup = facade(shop, { label: true })
  expect(markup).not.toMatch(/<b>|<i>|"x"/)
  expect(markup).toContain('&lt;b&gt;&amp;&quot;x&quot;&lt;/b&gt;</text>')
  expect(markup).toContain('fachada de &lt;b&gt;&amp;&quot;x&quot;&lt;/b&gt;:')
})

test('a shop without name or known category is drawn all the same', () => {
  const markup = facade({ id: 3, name: '  ' }, { label: true })
  expectSound(markup)
  expect(markup).not.toContain('<text')
  expect(markup).toContain('Dibujo de la fachada de un comercio: toldo')
  expect(markup).toContain('y en el escaparate, una cesta.')
})

test('beside a name the drawing is silent; alone it says what it shows', () => {
  expect(facade(bakery)).toContain('aria-hidden="true"')
  expect(facade(bakery)).not.toContain('role=')
  expect(facade(bakery, { label: true })).toContain(
    'role="img" aria-label="Dibujo de la fachada de Panadería La Espiga: toldo ladrillo, ' +
      'y en el escaparate, un pan."',
  )
})

test('a closed shop has its shutter down, and says so', () => {
  expect(closedShop()).toContain('>Cerrado</text>')
  const markup = facade(bakery, { closed: true, label: true })
  expect(markup).toContain('y la persiana bajada.')
  expect(facadeLayers(bakery, { closed: true }).lit).toBe('')
})

test('a shop on holiday has its shutter down, with a notice, and says so', () => {
  const notice = ['Cerrado por vacaciones', 'Volvemos el 1 de septiembre'] as const
  const markup = facade(bakery, { notice, label: true })
  expectSound(markup)
  for (const words of notice) expect(markup).toContain(`>${words}</text>`)
  expect(markup).toContain('un papel: «Cerrado por vacaciones. Volvemos el 1 de septiembre».')
  expect(facadeLayers(bakery, { notice }).lit).toBe('')
})

test('the sign says what it is told to', () => {
  expect(facade(bakery, { sign: 'Vuelvo en seguida' })).toContain('>Vuelvo en seguida</text>')
})

test('the sign can be written in outlines', () => {
  const markup = facade(bakery, { letters: (text, at) => `<path d="${text} ${at.size}"/>` })
  expect(markup).toMatch(/<path d="Panadería La Espiga \d/)
  expect(markup).not.toContain('<text')
})

test('floors grow with the height, and only where they fit', () => {
  expect(facadeLayers(bakery).floors).toBe(0)
  expect(facadeLayers(bakery, { h: 330 }).floors).toBe(1)
  expect(facadeLayers(bakery, { h: 480, floors: 2 }).floors).toBe(2)
  expect(facadeLayers(bakery, { h: 220, floors: 2 }).floors).toBe(0)
})

test('a street has one label, a house for each shop, and furniture where two meet', () => {
  const shops = [1, 6, 12].map((id) => ({ id, name: `Tienda ${id}` }))
  const markup = street(shops)
  expect(markup.match(/aria-label/g)).toHaveLength(1)
  expect(markup).toContain('aria-label="Una calle de comercios de barrio con sus toldos"')
  for (const { name } of shops) expect(markup).toContain(`>${name}</text>`)
  expect(street(shops, { bunting: true }).length).toBeGreaterThan(markup.length)
  expect(street(shops)).toBe(markup)
})

test('an offer without a photo stands on one of the two grounds of its trade', () => {
  for (const symbol of Object.keys(symbols) as SymbolName[]) {
    expect([symbol, backgroundFor(symbol, 3)]).not.toEqual([symbol, backgroundFor(symbol, 4)])
  }
  expect(offerDrawing({ id: 3, category: 'Moda' }).match(/<svg x=/g)).toHaveLength(1)
  expect(['bread', 'fish', 'book'].map((name) => backgroundFor(name as SymbolName, 4))).toEqual([
    'wood',
    'marble',
    'paper',
  ])
  expect(backgroundFor('basket', 'x')).toBe('gingham')
})

test('a card weighs less than 8 kB of markup', () => {
  const bytes = Array.from({ length: 200 }, (_, id) => facade({ ...bakery, id }).length)
  expect(bytes.reduce((sum, each) => sum + each) / bytes.length).toBeLessThan(8000)
})

/** Expects balanced markup without ids, `undefined` or `NaN`. */
function expectSound(markup: string) {
  expect(markup).not.toMatch(/NaN|undefined|null|Infinity|\sid=|width="-|height="-|\d\.\d\d/)
  const open: string[] = []
  for (const [, end, tag, self] of markup.matchAll(/<(\/?)(\w+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (end) expect(open.pop()).toBe(tag)
    else if (!self) open.push(tag!)
  }
  expect(open).toEqual([])
  expect(markup.match(/^<svg [^>]*viewBox="/)).not.toBeNull()
}
