import type { StreetShop } from '#drawing/street.ts'
import type { FacadeShop } from '#drawing/traits.ts'

/** Number of houses on the widest screen. */
export const STREET_HOUSES = 8

/** Returns the town's shops in the middle of a street of vacant houses. */
export function townStreet(shops: readonly FacadeShop[]): StreetShop[] {
  const visible = shops.slice(0, STREET_HOUSES)
  const before = Math.floor((STREET_HOUSES - visible.length) / 2)
  const vacant = Array.from({ length: STREET_HOUSES - visible.length }, (_, at): StreetShop => {
    // The two houses in the middle of an empty street.
    const isInvitation = visible.length === 0 && (at === before - 1 || at === before)
    return { id: `libre-${at}`, name: isInvitation ? 'Sé el primero' : '', closed: true }
  })
  return [...vacant.slice(0, before), ...visible, ...vacant.slice(before)]
}

/** A shop for drawings. The category is also the name, so that no name is invented. */
const shop = (id: number, category: string): FacadeShop => ({ id, name: category, category })

export const bakery = shop(1, 'Panadería')
export const winery = shop(6, 'Vinos y quesos')
export const shortStreet = [shop(2, 'Peluquería'), bakery, shop(5, 'Librería')]
