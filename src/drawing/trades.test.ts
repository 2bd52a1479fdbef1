import { expect, test } from 'vitest'
import { symbol, symbolShapes } from './symbols.ts'
import { tradeOf, tradeWords } from './trades.ts'

test.each([
  ['Panadería', 'pan'],
  ['Horno y pastelería', 'pan'],
  ['Frutería', 'fruta'],
  ['Charcutería', 'carne'],
  ['Pescadería', 'pescado'],
  ['Librería', 'libro'],
  ['Barbería', 'tijeras'],
  ['Floristería', 'flor'],
  ['FARMACIA', 'botica'],
  ['Ferretería', 'herramienta'],
  ['Zapatería', 'zapato'],
  ['Ropa infantil', 'vestido'],
  ['Cafetería', 'taza'],
  ['Bares', 'taza'],
  ['Juguetería', 'peonza'],
  ['Óptica', 'gafas'],
  ['Joyería', 'reloj'],
  ['Informática', 'bombilla'],
  ['Veterinaria', 'huella'],
  ['Bicicletas', 'bici'],
  ['Lanas', 'hilo'],
  ['Vinos y quesos', 'botella'],
  ['Supermercado', 'botella'],
  ['Acompañamiento', 'cesta'],
  ['Barro cocido', 'cesta'],
  ['Servicios', 'cesta'],
  ['', 'cesta'],
])('the category «%s» is drawn as %s', (category, trade) => {
  expect(tradeOf(category)).toBe(trade)
})

test('a shop without a category has a basket', () => {
  expect(tradeOf(undefined)).toBe('cesta')
})

test('all 21 trades have a symbol of their own and words for readers', () => {
  expect(Object.keys(symbolShapes).sort()).toEqual(Object.keys(tradeWords).sort())
  expect(new Set(Object.values(symbolShapes)).size).toBe(21)
  expect(new Set(Object.values(tradeWords)).size).toBe(21)
})

test('a symbol is one silent SVG of 64 × 64', () => {
  expect(symbol('Panadería')).toMatch(/^<svg [^>]*viewBox="0 0 64 64" aria-hidden="true"><path/)
  expect(symbol('Panadería')).not.toBe(symbol('Frutería'))
})
