import type { StreetShop } from '#drawing/street.ts'
import type { FacadeShop } from '#drawing/traits.ts'

/** Number of houses on the widest screen. */
export const HOUSES = 8

/** Returns the town's shops in the middle of a street of vacant houses. */
export function townStreet(shops: readonly FacadeShop[]): StreetShop[] {
  const visible = shops.slice(0, HOUSES)
  const before = Math.floor((HOUSES - visible.length) / 2)
  const vacant = Array.from({ length: HOUSES - visible.length }, (_, at): StreetShop => {
    const isInvitation = visible.length === 0 && (at === before - 1 || at === before)
    return { id: `libre-${at}`, name: isInvitation ? 'Sé el primero' : '', closed: true }
  })
  return [...vacant.slice(0, before), ...visible, ...vacant.slice(before)]
}

/** Shops of drawings, named by their category so that no name is invented. */
const shop = (id: number, category: string): FacadeShop => ({ id, name: category, category })

export const bakery = shop(1, 'Panadería')
export const winery = shop(6, 'Vinos y quesos')
export const shortStreet = [shop(2, 'Peluquería'), bakery, shop(5, 'Librería')]
