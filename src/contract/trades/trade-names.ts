import { foldAccents } from '../fold-accents.ts'

/** Trades with OpenStreetMap's tags. Their search words are in other files, so that browsers do not load them. */
export const TRADES = {
  panaderia: { name: 'Panadería', osm: 'shop=bakery' },
  pasteleria: { name: 'Pastelería', osm: 'shop=pastry' },
  fruteria: { name: 'Frutería', osm: 'shop=greengrocer' },
  carniceria: { name: 'Carnicería', osm: 'shop=butcher' },
  pescaderia: { name: 'Pescadería', osm: 'shop=seafood' },
  vinos: { name: 'Vinos', osm: 'shop=wine' },
  quesos: { name: 'Quesos', osm: 'shop=cheese' },
  alimentacion: { name: 'Alimentación', osm: 'shop=convenience' },
  cafeteria: { name: 'Cafetería', osm: 'amenity=cafe' },
  restaurante: { name: 'Restaurante', osm: 'amenity=restaurant' },
  heladeria: { name: 'Heladería', osm: 'amenity=ice_cream' },
  libreria: { name: 'Librería', osm: 'shop=books' },
  papeleria: { name: 'Papelería', osm: 'shop=stationery' },
  jugueteria: { name: 'Juguetería', osm: 'shop=toys' },
  bicicletas: { name: 'Bicicletas', osm: 'shop=bicycle' },
  optica: { name: 'Óptica', osm: 'shop=optician' },
  ferreteria: { name: 'Ferretería', osm: 'shop=hardware' },
  electrodomesticos: { name: 'Electrodomésticos', osm: 'shop=appliance' },
  telefonia: { name: 'Telefonía', osm: 'shop=mobile_phone' },
  informatica: { name: 'Informática', osm: 'shop=computer' },
  floristeria: { name: 'Floristería', osm: 'shop=florist' },
  mascotas: { name: 'Mascotas', osm: 'shop=pet' },
  farmacia: { name: 'Farmacia', osm: 'amenity=pharmacy' },
  herbolario: { name: 'Herbolario', osm: 'shop=herbalist' },
  drogueria: { name: 'Droguería', osm: 'shop=chemist' },
  moda: { name: 'Moda', osm: 'shop=clothes' },
  zapateria: { name: 'Zapatería', osm: 'shop=shoes' },
  merceria: { name: 'Mercería', osm: 'shop=haberdashery' },
  relojeria: { name: 'Relojería', osm: 'shop=watches' },
  joyeria: { name: 'Joyería', osm: 'shop=jewelry' },
  artesania: { name: 'Artesanía', osm: 'shop=craft' },
  regalos: { name: 'Regalos', osm: 'shop=gift' },
  peluqueria: { name: 'Peluquería', osm: 'shop=hairdresser' },
  estetica: { name: 'Estética', osm: 'shop=beauty' },
  fotografia: { name: 'Fotografía', osm: 'shop=photo' },
  deportes: { name: 'Deportes', osm: 'shop=sports' },
  muebles: { name: 'Muebles', osm: 'shop=furniture' },
  musica: { name: 'Música', osm: 'shop=musical_instrument' },
  estanco: { name: 'Estanco', osm: 'shop=tobacco' },
  tintoreria: { name: 'Tintorería', osm: 'shop=dry_cleaning' },
} as const

export type TradeKey = keyof typeof TRADES

export const TRADE_KEYS = Object.keys(TRADES) as [TradeKey, ...TradeKey[]]

/** Returns the trades whose names are part of these names of categories. */
export const tradesOf = (categories: readonly string[]): TradeKey[] =>
  categories
    .map(foldAccents)
    .flatMap((name) => TRADE_KEYS.filter((key) => name.includes(foldAccents(TRADES[key].name))))
