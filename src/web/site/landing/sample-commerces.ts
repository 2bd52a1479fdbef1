import type { FacadeShop } from '#drawing/traits.ts'

/** Fictitious shops for the drawings of public pages. */
export const bakery: FacadeShop = { id: 1, name: 'Panadería La Espiga', category: 'Panadería' }
export const florist: FacadeShop = { id: 4, name: 'Flores Azahar', category: 'Floristería' }
export const winery: FacadeShop = { id: 6, name: 'Bodega Tío Pepet', category: 'Vinos y quesos' }
export const hardware: FacadeShop = { id: 9, name: 'El Tornillo', category: 'Ferretería' }

const hairdresser: FacadeShop = { id: 2, name: 'Peluquería Amparo', category: 'Peluquería' }
const cafe: FacadeShop = { id: 3, name: 'Café Central', category: 'Cafetería' }
const bookshop: FacadeShop = { id: 5, name: 'Llibres del Carme', category: 'Librería' }

const fruit: FacadeShop = { id: 7, name: 'Frutas Remedios', category: 'Frutería' }
const haberdashery: FacadeShop = { id: 8, name: 'Mercería Carrete', category: 'Mercería' }

export const streetShops = [
  fruit,
  bakery,
  hairdresser,
  cafe,
  florist,
  bookshop,
  winery,
  haberdashery,
]
export const shortStreet = [hairdresser, bakery, bookshop]
