import { describe, expect, test } from 'vitest'
import { withAnswer } from '../hours/holiday-answers.ts'
import type { Hours } from '../hours/hours.ts'
import { readHours } from '../hours/read-hours.ts'
import { type OsmShop, osmTags } from './osm-tags.ts'

const bakery = readHours('L-V 9-14').hours!
const day = (date: string) => ({ date, name: 'Fiesta' })
const CALENDAR = new Map([
  ['2026-03-19', { name: 'San José', opening: false }],
  ['2026-04-03', { name: 'Viernes Santo', opening: false }],
  ['2026-11-29', { name: 'Domingo de apertura', opening: true }],
])
const sunday = { from: '2026-11-29', to: '2026-11-29', shifts: [], note: '' }
const said = (first: 'closed' | 'open' | null, second: 'closed' | 'open' | null): Hours =>
  withAnswer(
    withAnswer({ ...bakery, special: [sunday] }, day('2026-03-19'), first),
    day('2026-04-03'),
    second,
  )

const SHOP: OsmShop = {
  name: 'La Espiga',
  category: ['Otros comercios', 'Panadería'],
  direction: 'Calle Mayor, 12',
  street: 'Calle Mayor',
  number: '12',
  address_extra: 'bajo',
  postal_code: '',
  locality: '',
  n_tlf: '964123456',
  contact_mail: 'hola@laespiga.example',
  web: 'https://laespiga.example',
  whatsapp: '34612345678',
  instagram: '',
  facebook: '',
  tiktok: '',
  facts: {},
  hours: null,
  confirmed_on: '2026-02-01',
}
const TOWN = { locality: 'Vila-real', region: 'Castellón', postal_codes: ['12540'] }
const tagsOf = (shop: Partial<OsmShop>) =>
  osmTags({ ...SHOP, ...shop }, { town: TOWN, calendar: CALENDAR, today: '2026-03-01' })

test('a shop of which nothing more is known has its name, trade, address and contact', () => {
  expect(tagsOf({})).toEqual({
    name: 'La Espiga',
    shop: 'bakery',
    'addr:street': 'Calle Mayor',
    'addr:housenumber': '12',
    'addr:postcode': '12540',
    'addr:city': 'Vila-real',
    'contact:phone': '+34964123456',
    'contact:email': 'hola@laespiga.example',
    'contact:website': 'https://laespiga.example',
    'contact:whatsapp': '+34612345678',
  })
  expect(tagsOf({ category: ['Curiosidades'] }).shop).toBe('yes')
  expect(tagsOf({ category: ['Cafeterías'] })).toMatchObject({ amenity: 'cafe' })
})

test.each<[OsmShop['facts'], Record<string, string>]>([
  [{ wheelchair: 'no_step', step_cm: 0, door_cm: 90 }, { wheelchair: 'yes' }],
  [{ wheelchair: 'one_step', step_cm: 5 }, { wheelchair: 'limited' }],
  [{ wheelchair: 'with_help', ramp: true }, { wheelchair: 'limited' }],
  [{ wheelchair: 'no', bell: true }, { wheelchair: 'no' }],
  [{ toilet: false }, { 'toilets:wheelchair': 'no' }],
  [
    { card: true, bizum: true, cash: false },
    { 'payment:cards': 'yes', 'payment:bizum': 'yes', 'payment:cash': 'no' },
  ],
  [{ delivery: true }, { delivery: 'yes' }],
  [{ orders: true, orders_link: 'https://x.example' }, { 'website:orders': 'https://x.example' }],
  [{ languages: ['es', 'ca'] }, { 'language:es': 'yes', 'language:ca': 'yes' }],
])('%j is tagged', (facts, tags) => {
  const { length } = Object.keys(tagsOf({}))
  expect(Object.fromEntries(Object.entries(tagsOf({ facts })).slice(length))).toEqual(tags)
})

describe('hours', () => {
  test.each([
    ['nothing', said(null, null), '2026 Nov 29 off'],
    ['one of two holidays', said('closed', null), '2026 Nov 29,2026 Mar 19 off'],
    ['that it closes on both', said('closed', 'closed'), 'PH off; 2026 Nov 29 off'],
    [
      'that it closes on one and opens on the other',
      said('closed', 'open'),
      'PH off; 2026 Nov 29 off; 2026 Apr 03 09:00-14:00',
    ],
    ['that it opens on both', said('open', 'open'), '2026 Nov 29 off'],
  ])('of a shop that has said %s', (_, hours, rest) => {
    expect(tagsOf({ hours })).toMatchObject({
      opening_hours: `Mo-Fr 09:00-14:00; ${rest}`,
      'check_date:opening_hours': '2026-02-01',
    })
  })

  test('past midnight are split there, and a night before a closed day ends as usual', () => {
    const bar = withAnswer(readHours('X-J 20-2').hours!, day('2026-03-19'), 'closed')
    expect(tagsOf({ hours: bar }).opening_hours).toBe(
      'We 20:00-24:00; Th 00:00-02:00,20:00-24:00; Fr 00:00-02:00; 2026 Mar 20 off; 2026 Mar 19 00:00-02:00',
    )
  })

  test('are cut to what a tag holds: the days that come first stay, those that are past are left out', () => {
    const special = Array.from({ length: 40 }, (_, at) => {
      const date = `2026-${at < 20 ? '02' : '05'}-${String((at % 20) + 1).padStart(2, '0')}`
      return { from: date, to: date, shifts: [], note: '' }
    })
    const { opening_hours } = tagsOf({ hours: { ...bakery, special } })
    expect(opening_hours!.length).toBeLessThanOrEqual(255)
    expect(opening_hours).toMatch(/2026 May 01 off$/)
    expect(opening_hours).not.toContain('Feb')
    expect(opening_hours).not.toContain('May 20')
  })

  test('a closed holiday within other days stays by its date', () => {
    const week = {
      from: '2026-03-16',
      to: '2026-03-20',
      shifts: [['10:00', '12:00']] as [string, string][],
      note: '',
    }
    const hours = said('closed', 'closed')
    const { opening_hours } = tagsOf({ hours: { ...hours, special: [...hours.special, week] } })
    expect(opening_hours).toBe(
      'Mo-Fr 09:00-14:00; PH off; 2026 Mar 16-2026 Mar 20 10:00-12:00; 2026 Nov 29,2026 Mar 19 off',
    )
  })
})
