import { expect, test } from 'vitest'
import { businessTypeOf } from './structured-data.tsx'

test.each([
  ['Panadería', 'Bakery'],
  ['Cafetería', 'CafeOrCoffeeShop'],
  ['Heladería', 'IceCreamShop'],
  ['Carnicería', 'GroceryStore'],
  ['Peluquería y barbería', 'HairSalon'],
  ['Librería', 'BookStore'],
  ['Papelería', 'OfficeEquipmentStore'],
  ['Óptica', 'Optician'],
  ['Electrodomésticos', 'ElectronicsStore'],
  ['Telefonía e informática', 'ElectronicsStore'],
  ['Taller mecánico', 'AutoRepair'],
  ['Clínica dental', 'Dentist'],
  // What fits none is a shop, as all are.
  ['Taller de cerámica', 'Store'],
  ['Otros comercios', 'Store'],
])('%s is told to search engines as %s', (trade, type) => {
  expect(businessTypeOf(trade)).toBe(type)
})
