import type { TownOfAddress, WholeAddress } from '../address.ts'
import { surroundingsOf } from '../address-lines.ts'
import { FACT_NAMES, type FactName, factOf } from '../facts/fact-table.ts'
import type { Facts } from '../facts/facts.ts'
import type { PlainDate } from '../hours/dates.ts'
import type { Hours } from '../hours/hours.ts'
import type { Calendar } from '../hours/may-change.ts'
import { osmHours } from './osm-hours.ts'
import { osmTrade } from './osm-trades.ts'

type OsmTags = Record<string, string>

export type OsmShop = WholeAddress & {
  name: string
  /** The names of its categories. */
  category: readonly string[]
  n_tlf: string
  contact_mail: string
  web: string
  whatsapp: string
  instagram: string
  facebook: string
  tiktok: string
  facts: Facts
  hours: Hours | null
  /** The day on which its data were last confirmed. */
  confirmed_on: PlainDate
}

export type OsmTown = { town: TownOfAddress | null; calendar: Calendar; today: PlainDate }

/** Writes a published shop as OpenStreetMap's tags; unknown values have no tag. */
export function osmTags(shop: OsmShop, { town, calendar, today }: OsmTown): OsmTags {
  const { name, category, street, number, hours, confirmed_on } = shop
  const { postal_code, locality } = surroundingsOf(shop, town)
  return withoutEmpty({
    name,
    ...osmTrade(category),
    'addr:street': street,
    'addr:housenumber': number,
    'addr:postcode': postal_code,
    'addr:city': locality,
    'contact:phone': international(shop.n_tlf),
    'contact:email': shop.contact_mail,
    'contact:website': shop.web,
    'contact:whatsapp': /^\d+$/.test(shop.whatsapp) ? `+${shop.whatsapp}` : shop.whatsapp,
    'contact:instagram': shop.instagram,
    'contact:facebook': shop.facebook,
    'contact:tiktok': shop.tiktok,
    opening_hours: hours ? osmHours(hours, calendar, today) : '',
    'check_date:opening_hours': hours ? confirmed_on : '',
    ...Object.assign({}, ...FACT_NAMES.map((fact) => tagsOfFact(fact, shop.facts))),
  })
}

function tagsOfFact(name: FactName, facts: Facts): OsmTags {
  const { osm, osmValues } = factOf(name)
  const value = facts[name]
  if (osm === undefined || value === undefined) return {}
  if (Array.isArray(value)) {
    return Object.fromEntries(value.map((one) => [`${osm}:${one}`, 'yes']))
  }
  if (typeof value === 'boolean') return { [osm]: value ? 'yes' : 'no' }
  return { [osm]: osmValues?.[value] ?? String(value) }
}

/** Adds the country code, as `contact:phone` requires; short numbers have none. */
function international(phone: string): string {
  return /^\d{9}$/.test(phone) ? `+34${phone}` : phone
}

const withoutEmpty = (tags: OsmTags): OsmTags =>
  Object.fromEntries(Object.entries(tags).filter(([, value]) => value !== ''))
