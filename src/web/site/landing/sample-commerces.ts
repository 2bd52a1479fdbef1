import type { FacadeShop } from '#drawing/traits.ts'

/** Shops for the drawings of public pages. They are named by their category, so no name is invented. */
const shop = (id: number, category: string): FacadeShop => ({ id, name: category, category })

export const bakery = shop(1, 'Panadería')
export const winery = shop(6, 'Vinos y quesos')
export const shortStreet = [shop(2, 'Peluquería'), bakery, shop(5, 'Librería')]
