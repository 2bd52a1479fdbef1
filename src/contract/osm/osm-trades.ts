import { foldAccents } from '../fold-accents.ts'
import { TRADE_KEYS, TRADE_NAMES, type TradeKey } from '../trades/trade-names.ts'

/** The tag of OpenStreetMap for each trade (https://wiki.openstreetmap.org/wiki/Map_features). */
const TAGS: Record<TradeKey, `${'shop' | 'amenity'}=${string}`> = {
  panaderia: 'shop=bakery',
  pasteleria: 'shop=pastry',
  fruteria: 'shop=greengrocer',
  carniceria: 'shop=butcher',
  pescaderia: 'shop=seafood',
  vinos: 'shop=wine',
  quesos: 'shop=cheese',
  alimentacion: 'shop=convenience',
  cafeteria: 'amenity=cafe',
  restaurante: 'amenity=restaurant',
  heladeria: 'amenity=ice_cream',
  libreria: 'shop=books',
  papeleria: 'shop=stationery',
  jugueteria: 'shop=toys',
  bicicletas: 'shop=bicycle',
  optica: 'shop=optician',
  ferreteria: 'shop=hardware',
  electrodomesticos: 'shop=appliance',
  telefonia: 'shop=mobile_phone',
  informatica: 'shop=computer',
  floristeria: 'shop=florist',
  mascotas: 'shop=pet',
  farmacia: 'amenity=pharmacy',
  herbolario: 'shop=herbalist',
  drogueria: 'shop=chemist',
  moda: 'shop=clothes',
  zapateria: 'shop=shoes',
  merceria: 'shop=haberdashery',
  relojeria: 'shop=watches',
  joyeria: 'shop=jewelry',
  artesania: 'shop=craft',
  regalos: 'shop=gift',
  peluqueria: 'shop=hairdresser',
  estetica: 'shop=beauty',
  fotografia: 'shop=photo',
  deportes: 'shop=sports',
  muebles: 'shop=furniture',
  musica: 'shop=musical_instrument',
  estanco: 'shop=tobacco',
  tintoreria: 'shop=dry_cleaning',
}

/** Returns the tag of the first category whose trade is known, else `shop=yes`. */
export function osmTrade(categories: readonly string[]): Record<string, string> {
  const trade = categories.flatMap((name) => {
    const folded = foldAccents(name)
    return TRADE_KEYS.filter((key) => folded.includes(foldAccents(TRADE_NAMES[key])))
  })[0]
  const [key, value] = (trade ? TAGS[trade] : 'shop=yes').split('=') as [string, string]
  return { [key]: value }
}
