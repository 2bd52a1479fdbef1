import { facade } from './facade.ts'

export const closedShop = () => facade(nobody, { w: 360, h: 286, closed: true })

/** An id chosen for its colours: ochre wall, walnut, turquoise awning, bevelled sign. */
const nobody = { id: 72245, name: 'Cerrado' }
