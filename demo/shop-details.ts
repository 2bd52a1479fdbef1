import { z } from 'zod'
import { type Facts, facts } from '#contract/facts/facts.ts'
import { inputsOf } from '#contract/field-table.ts'
import { LINK_FIELDS, type LinkField } from '#contract/link-fields.ts'
import { readAddress } from '#contract/read-address.ts'
import { townName } from '#server/config/demo-settings.ts'
import type { TownShop } from './shape.ts'

type Typed = Partial<Record<LinkField, string>>

/** What shops sell (`sells`), by shop name. */
const SELLS: Record<string, string> = {
  'Panadería La Espiga': 'pan de masa madre, cocas, magdalenas, rosquilletas',
  'Flores Azahar': 'ramos de novia, plantas, coronas, centros de mesa',
  'Droguería La Perla':
    'jabón, lejía, detergente, suavizante, insecticida, escobas, fregonas, colonia, champú, tintes, ceras, velas',
  'El Desván de las Cuerdas': 'guitarras, cuerdas, partituras, discos, música',
  'Bodega La Tinaja': 'vino a granel, vermut, quesos, lotes para regalar',
}

/** Facts by shop name, as in a request. */
const FACTS: Record<string, object> = {
  'Panadería La Espiga': {
    step_cm: 0,
    door_cm: 90,
    card: true,
    bizum: true,
    cash: true,
    delivery: false,
    orders: true,
    languages: ['es', 'ca'],
  },
  'Flores Azahar': {
    step_cm: 12,
    door_cm: 85,
    ramp: true,
    bell: true,
    card: true,
    bizum: true,
    delivery: true,
    dogs: true,
  },
  'Bodega La Tinaja': { step_cm: 5, door_cm: 80, card: true, bizum: false, cash: true },
}

/** Links as typed by owners, by shop name. These names and numbers do not exist. */
const LINKS: Record<string, Typed> = {
  'Panadería La Espiga': {
    whatsapp: '964 00 12 34',
    instagram: '@laespiga.example',
    facebook: 'facebook.com/laespiga.example',
  },
  'Café La Miga': { instagram: 'cafelamiga.example', tiktok: '@cafelamiga.example' },
  'Flores Azahar': { whatsapp: '964001258', instagram: '@floresazahar.example' },
  'Bodega La Tinaja': { facebook: 'bodegalatinaja.example' },
  'Peluquería Amalia': { whatsapp: '+34 964 00 19 12', instagram: '@peluqueriaamalia.example' },
  'Barbería Karim': { whatsapp: '964 001 929', tiktok: '@barberiakarim.example' },
  'Pastelería Virtudes': { whatsapp: '964001312', instagram: 'pasteleriavirtudes.example' },
  'Pescados La Lonja': { whatsapp: '964001377' },
  'Librería La Marea': {
    instagram: '@lalibreriadelamarea.example',
    other_link: 'club.lamarea.example/lecturas',
  },
  'Casa Benita': { whatsapp: '964001726', other_link: 'reservas.casabenita.example' },
  'El Varadero': { instagram: '@elvaradero.example', tiktok: 'elvaradero.example' },
  'La Cosida': { instagram: '@lacosida.example', facebook: 'lacosida.example' },
  'Bicis Rueda': { whatsapp: '964001296' },
}

const links = z.object(inputsOf(LINK_FIELDS))
const TOWN = { locality: townName, region: null, postal_codes: [] }
/** A code that no town has. */
const POSTAL_CODE = '12999'

export const soldBy = ({ name }: TownShop) => SELLS[name]?.split(', ') ?? []
export const factsOf = ({ name }: TownShop): Facts => facts.parse(FACTS[name] ?? {})
export const linksOfShop = ({ name }: TownShop) => links.parse(LINKS[name] ?? {})

/** Returns the parts of an address, with the invented postal code. */
export function addressOfShop({ direction }: Pick<TownShop, 'direction'>) {
  return { ...readAddress(direction, TOWN), postal_code: POSTAL_CODE }
}
