import type { Town, TownShop } from './shape.ts'
import { streets } from './street-plan.ts'
import { ownerWith, town } from './town.ts'

const SHOPS_PER_OWNER = 4

/** Returns the demo town with numbered copies of its shops, `count` in all. Larger towns contain the smaller ones. */
export function largeTown(count: number): Town {
  const added = Math.max(0, count - town.shops.length)
  const copies = Array.from({ length: added }, (_, index) => copyOfShop(index))
  return {
    ...town,
    people: [...town.people, ...[...new Set(copies.map(({ owner }) => owner))].map(ownerWith)],
    shops: [...town.shops.slice(0, count), ...copies].sort((a, b) => b.sentDaysAgo - a.sentDaysAgo),
  }
}

function copyOfShop(index: number): TownShop {
  const shop = town.shops[index % town.shops.length]!
  return {
    ...shop,
    name: `${shop.name} ${2 + Math.floor(index / town.shops.length)}`,
    direction: `${streets[index % streets.length]}, ${1 + (index % 179)}`,
    n_tlf: `96400${String(index % 10_000).padStart(4, '0')}`,
    photos: [],
    owner: `comercial.${1 + Math.floor(index / SHOPS_PER_OWNER)}@correo.example`,
  }
}
