import { facade } from './facade.ts'

export const closedShop = () => facade(EXAMPLE_SHOP, { w: 360, h: 286, closed: true })

/** The id is chosen for the colours that it gives: ochre wall, walnut, turquoise awning, bevelled sign. */
const EXAMPLE_SHOP = { id: 72245, name: 'Cerrado' }
