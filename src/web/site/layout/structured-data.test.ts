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

test('search engines are told the address in its parts, and the pages of a shop elsewhere', () => {
  const shop = {
    id: 1,
    name: 'Panadería La Espiga',
    description: 'Pan',
    category: [1],
    sells: [],
    facts: {},
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
    closed_for: null,
    may_change: false,
    hours_text: '',
    photo: '',
    photo_width: 1600,
    photo_height: 1100,
    slug: 'panaderia-la-espiga',
    photo_placeholder: '',
    photo_focus_x: 50,
    photo_focus_y: 50,
    updated_at: '2026-03-05T10:00:00.000Z',
  }
  const town = { locality: 'Vila-real', region: 'Castellón', postal_codes: ['12540', '12541'] }
  const factsOf = (parts: Partial<typeof shop>) =>
    localBusiness('https://x.example', { ...shop, ...parts }, { town })
  const facts = {
    '@type': 'PostalAddress',
    streetAddress: 'Calle Mayor, 12',
    postalCode: '12540',
    addressLocality: 'Vila-real',
    addressRegion: 'Castellón',
    addressCountry: 'ES',
  }
  expect(factsOf({}).address).toEqual(facts)
  const { addressRegion, ...elsewhere } = facts
  expect(
    factsOf({ address_extra: 'bajo', postal_code: '12530', locality: 'Burriana' }).address,
  ).toEqual({
    ...elsewhere,
    streetAddress: 'Calle Mayor, 12, bajo',
    postalCode: '12530',
    addressLocality: 'Burriana',
  })
  expect(factsOf({ postal_code: '' }).address).not.toHaveProperty('postalCode')
  expect(factsOf({})).not.toHaveProperty('sameAs')
  const web = 'https://laespiga.example'
  const instagram = 'https://www.instagram.com/laespiga/'
  expect(factsOf({ web })).toMatchObject({ sameAs: web, email: 'hola@laespiga.example' })
  expect(factsOf({ contact_mail: '' })).not.toHaveProperty('email')
  expect(factsOf({ web, instagram, whatsapp: '34612345678' })).toMatchObject({
    sameAs: [web, instagram],
  })
  expect(factsOf({})).not.toHaveProperty('amenityFeature')
  const feature = (name: string, value: boolean) => ({
    '@type': 'LocationFeatureSpecification',
    name,
    value,
  })
  const said = { card: true, bizum: false, cash: true, delivery: false, languages: ['es' as const] }
  expect(factsOf({ facts: { ...said, wheelchair: 'no_step', step_cm: 0 } })).toMatchObject({
    paymentAccepted: 'Tarjeta, Efectivo',
    knowsLanguage: ['es'],
    amenityFeature: [
      feature('Entrada accesible en silla de ruedas', true),
      feature('Lleva a casa', false),
    ],
  })
  // An entrance with a step or with help is neither true nor false.
  expect(factsOf({ facts: { wheelchair: 'with_help' } })).not.toHaveProperty('amenityFeature')
  const orders_link = 'https://encargos.laespiga.example'
  expect(factsOf({ facts: { orders: true, orders_link } })).toMatchObject({
    potentialAction: { '@type': 'OrderAction', target: orders_link },
  })
})

test('of a shop with several photos search engines are told them all', () => {
  const imageOf = (...urls: string[]) => {
    const photos = urls.map((url) => ({ url }))
    const shop = { name: 'La Espiga', direction: '', n_tlf: '', facts: {}, photo: urls[0], photos }
    return localBusiness('https://x.example', shop as unknown as ListedCommerceDetail, {}).image
  }
  expect(imageOf('a.webp')).toBe('a.webp')
  expect(imageOf('a.webp', 'b.webp')).toEqual(['a.webp', 'b.webp'])
})

test('of a shop without a photo search engines get no picture, for a drawing is none', () => {
  const photo = 'https://x.example/og/comercio/7.jpg'
  const shop = { name: 'La Espiga', direction: '', n_tlf: '', facts: {}, photo, photos: [] }
  const told = localBusiness('https://x.example', shop as unknown as ListedCommerceDetail, {})
  expect(told).not.toHaveProperty('image')
})
