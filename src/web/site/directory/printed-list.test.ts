import { expect, test } from 'vitest'
import {
  groupByCategory,
  groupByStreet,
  type PrintedGroup,
  type PrintedShop,
  printedAddress,
} from './printed-list.ts'

const TOWN = { locality: 'Vila-real', region: null, postal_codes: ['12540'] }

const CATEGORIES = [
  { id: 2, slug: 'optica', name: 'Óptica', commerces: 1 },
  { id: 3, slug: 'zapateria', name: 'Zapatería', commerces: 0 },
  { id: 1, slug: 'floristeria', name: 'Floristería', commerces: 3 },
]

function shop(name: string, parts: Partial<PrintedShop> = {}): PrintedShop {
  return {
    id: 1,
    name,
    category: [1],
    direction: '',
    street: '',
    number: '',
    address_extra: '',
    postal_code: '',
    locality: '',
    n_tlf: '+34964001234',
    hours_text: 'Lunes a viernes 9:30–14:00',
    ...parts,
  }
}

const namesIn = (groups: PrintedGroup[]) =>
  groups.map(({ title, shops }) => [title, shops.map(({ name }) => name)])

test('a list by street goes along its numbers, and ends with addresses that nobody has split', () => {
  const shops = [
    shop('Sin partes', { direction: 'Junto al mercado' }),
    shop('Del doce', { street: 'Calle Mayor', number: '12' }),
    shop('Del nueve', { street: 'calle mayor', number: '9' }),
    shop('Ábaco', { street: 'Calle Mayor', number: '12' }),
    shop('De fuera', { street: 'Calle Mayor', number: '1', locality: 'Burriana' }),
    shop('De la avenida', { street: 'Avenida del Mar', number: 's/n' }),
  ]
  expect(namesIn(groupByStreet(shops))).toEqual([
    ['Avenida del Mar', ['De la avenida']],
    ['Calle Mayor', ['Del nueve', 'Ábaco', 'Del doce']],
    ['Calle Mayor, Burriana', ['De fuera']],
    ['Otras direcciones', ['Sin partes']],
  ])
})

test('a list by category has a shop in each of its own, by name, and no empty ones', () => {
  const shops = [shop('Zoco'), shop('Ñoras', { category: [1, 2] }), shop('Nube')]
  expect(namesIn(groupByCategory(shops, CATEGORIES))).toEqual([
    ['Floristería', ['Nube', 'Ñoras', 'Zoco']],
    ['Óptica', ['Ñoras']],
  ])
})

test('an address is in one line, as it was written where nobody has split it', () => {
  const split = shop('Una', { street: 'Calle Mayor', number: '12', address_extra: 'bajo' })
  expect(printedAddress(split, TOWN)).toBe('Calle Mayor, 12, bajo')
  expect(printedAddress(shop('Otra', { direction: 'Junto al mercado' }), null)).toBe(
    'Junto al mercado',
  )
})
