import { expect, test } from 'vitest'
import type { ListedCommerceDetail } from '#contract/directory.ts'
import { businessTypeOf, localBusiness } from './structured-data.tsx'

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
  // Without a more specific type a shop is a Store.
  ['Taller de cerámica', 'Store'],
  ['Otros comercios', 'Store'],
])('%s is told to search engines as %s', (category, type) => {
  expect(businessTypeOf(category)).toBe(type)
})

test('a postal code is told to search engines where the address has one', () => {
  const shop = {
    id: 1,
    name: 'Panadería La Espiga',
    description: 'Pan',
    category: [1],
    direction: 'Calle Mayor, 12, 12540 Vila-real',
    street: 'Calle Mayor',
    number: '12',
    address_extra: '',
    postal_code: '12540',
    locality: 'Vila-real',
    latitude: null,
    longitude: null,
    n_tlf: '+34964001234',
    contact_mail: 'hola@laespiga.example',
    web: '',
    whatsapp: '',
    instagram: '',
    facebook: '',
    tiktok: '',
    other_link: '',
    offers: 0,
    open_state: 'unknown' as const,
    open_until: null,
    opens_at: null,
    may_change: false,
    photo: '',
    photo_width: 1600,
    photo_height: 1100,
    slug: 'panaderia-la-espiga',
    photo_placeholder: '',
    photo_focus_x: 50,
    photo_focus_y: 50,
    updated_at: '2026-03-05T10:00:00.000Z',
  }
  const town = { locality: 'Vila-real', region: 'Castellón' }
  const address = (direction: string) =>
    localBusiness('https://x.example', { ...shop, direction }, { town }).address
  expect(address(shop.direction)).toEqual({
    '@type': 'PostalAddress',
    streetAddress: 'Calle Mayor, 12, 12540 Vila-real',
    postalCode: '12540',
    addressLocality: 'Vila-real',
    addressRegion: 'Castellón',
    addressCountry: 'ES',
  })
  expect(address('Calle Mayor, 12')).not.toHaveProperty('postalCode')
})

test('of a shop with several photos search engines are told them all', () => {
  const imageOf = (...urls: string[]) => {
    const photos = urls.map((url) => ({ url }))
    const shop = { name: 'La Espiga', direction: '', n_tlf: '', photo: urls[0], photos }
    return localBusiness('https://x.example', shop as unknown as ListedCommerceDetail, {}).image
  }
  expect(imageOf('a.webp')).toBe('a.webp')
  expect(imageOf('a.webp', 'b.webp')).toEqual(['a.webp', 'b.webp'])
})
