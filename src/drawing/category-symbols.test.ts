import { expect, test } from 'vitest'
import { symbolFor, symbols } from './category-symbols.ts'
import { symbol, symbolShapes } from './symbols.ts'

test.each([
  ['Panadería', 'bread'],
  ['Horno y pastelería', 'bread'],
  ['Pastelería', 'cake'],
  ['Frutería', 'fruit'],
  ['Charcutería', 'meat'],
  ['Pescadería', 'fish'],
  ['Librería', 'book'],
  ['Barbería', 'scissors'],
  ['Floristería', 'flower'],
  ['FARMACIA', 'mortar'],
  ['Ferretería', 'tools'],
  ['Zapatería', 'shoe'],
  ['Ropa infantil', 'dress'],
  ['Cafetería', 'cup'],
  ['Bares', 'cup'],
  ['Restaurante', 'plate'],
  ['Heladería', 'iceCream'],
  ['Juguetería', 'spinningTop'],
  ['Óptica', 'glasses'],
  ['Joyería', 'watch'],
  ['Informática', 'lightBulb'],
  ['Veterinaria', 'pet'],
  ['Bicicletas', 'bicycle'],
  ['Lanas', 'thread'],
  ['Vinos y quesos', 'bottle'],
  ['Supermercado', 'bottle'],
  ['Artesanía', 'jug'],
  ['Fotografía', 'camera'],
  ['Acompañamiento', 'basket'],
  ['Barro cocido', 'basket'],
  ['Servicios', 'basket'],
  ['', 'basket'],
])('the category «%s» is drawn as %s', (category, symbol) => {
  expect(symbolFor(category)).toBe(symbol)
})

test('a shop without a category has a basket', () => {
  expect(symbolFor(undefined)).toBe('basket')
})

test('all 26 symbols have a drawing of their own and words for readers', () => {
  expect(Object.keys(symbolShapes).sort()).toEqual(Object.keys(symbols).sort())
  expect(new Set(Object.values(symbolShapes)).size).toBe(26)
  expect(new Set(Object.values(symbols).map(([label]) => label)).size).toBe(26)
})

test('a symbol is one silent SVG of 64 × 64', () => {
  expect(symbol('Panadería')).toMatch(/^<svg [^>]*viewBox="0 0 64 64" aria-hidden="true"><path/)
  expect(symbol('Panadería')).not.toBe(symbol('Frutería'))
})
