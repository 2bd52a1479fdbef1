import { expect, test } from 'vitest'
import { LINK_NAMES } from '#contract/link-fields.ts'
import { addressOfShop, linksOfShop } from './shop-details.ts'
import { town } from './town.ts'

const links = town.shops.map(linksOfShop)

test.each(LINK_NAMES)('shops of the demo town have, and others lack, %s', (name) => {
  const having = links.filter((one) => one[name])
  expect(having.length).toBeGreaterThan(1)
  expect(having.length).toBeLessThan(links.length)
})

test('nobody but the demo is called or visited by them', () => {
  const all = links.flatMap((one) => Object.values(one)).filter(Boolean)
  expect(all.filter((link) => !/^3496400\d{4}$|\.example(\/\w+)?\/?$/.test(link!))).toEqual([])
})

test('its addresses have a street, and nearly all of them a number', () => {
  const all = town.shops.map(addressOfShop)
  expect(all.filter(({ street }) => street === '' || /\d/.test(street))).toEqual([])
  expect(all.filter(({ number, address_extra }) => number + address_extra === '')).toHaveLength(1)
})
