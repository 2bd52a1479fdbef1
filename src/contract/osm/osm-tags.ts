import type { TownOfAddress, WholeAddress } from '../address.ts'
import { surroundingsOf } from '../address-lines.ts'
import { FACT_NAMES, type FactName, factOf } from '../facts/fact-table.ts'
import type { Facts } from '../facts/facts.ts'
import type { PlainDate } from '../hours/dates.ts'
import { answerOf } from '../hours/holiday-answers.ts'
import type { Hours } from '../hours/hours.ts'
import { type Calendar, mayChange } from '../hours/may-change.ts'
import { openingHours } from '../hours/opening-hours.ts'
import { hasNights, splitNights } from '../hours/split-nights.ts'
import { TRADES, tradesOf } from '../trades/trade-names.ts'

type OsmTags = Record<string, string>

export type OsmShop = WholeAddress & {
  name: string
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
  confirmed_on: PlainDate
}

type OsmTown = { town: TownOfAddress | null; calendar: Calendar; today: PlainDate }

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
    return Object.fromEntries(value.map((language) => [`${osm}:${language}`, 'yes']))
  }
  if (typeof value === 'boolean') return { [osm]: value ? 'yes' : 'no' }
  return { [osm]: osmValues?.[value] ?? String(value) }
}

function international(phone: string): string {
  return /^\d{9}$/.test(phone) ? `+34${phone}` : phone
}

const withoutEmpty = (tags: OsmTags): OsmTags =>
  Object.fromEntries(Object.entries(tags).filter(([, value]) => value !== ''))

function osmTrade(categories: readonly string[]): Record<string, string> {
  const [trade] = tradesOf(categories)
  const [key, value] = (trade ? TRADES[trade].osm : 'shop=yes').split('=') as [string, string]
  return { [key]: value }
}

/** Maximum length of a tag's value in OpenStreetMap. */
export const MAX_TAG_LENGTH = 255

/** Writes hours from today on. If the tag gets too long, the last special days are omitted. */
export function osmHours(hours: Hours, calendar: Calendar, today: PlainDate): string {
  return shortened(...rulesOf(hours, calendar, today))
}

/**
 * Returns the rule `PH off` if the shop has answered for all future holidays and closes on some. With shifts past
 * midnight the rule is not used, because `PH off` would cut the night before a holiday.
 */
export function rulesOf(hours: Hours, calendar: Calendar, today: PlainDate): [Hours, string[]] {
  if (hasNights(hours, today)) return [splitNights(hours, today), []]
  const ahead = { ...hours, special: hours.special.filter(({ to }) => to >= today) }
  const holidays = [...calendar].flatMap(([date, { opening }]) =>
    opening || date < today ? [] : date,
  )
  const isSettled = holidays.every((date) => !mayChange(ahead, calendar, date))
  const isClosed = holidays.some((date) => answerOf(ahead, date) === 'closed')
  if (!isSettled || !isClosed) return [withoutUsualDays(ahead), []]
  return [withoutClosed(ahead, new Set(holidays)), ['PH off']]
}

function shortened(hours: Hours, holidayRules: string[]): string {
  const text = openingHours(hours, holidayRules)
  if (text.length <= MAX_TAG_LENGTH || hours.special.length === 0) return text
  const days = hours.special.map(({ from }) => from)
  const last = days.toSorted().at(-1)
  const special = hours.special.filter(({ from }) => from !== last)
  return shortened({ ...hours, special }, holidayRules)
}

function withoutUsualDays(hours: Hours): Hours {
  const isUsual = ({ from, to }: Hours['special'][number]) =>
    from === to && answerOf(hours, from) === 'open'
  return { ...hours, special: hours.special.filter((days) => !isUsual(days)) }
}

/** Removes closed holidays, which `PH off` covers, unless they override a longer special period. */
function withoutClosed(hours: Hours, holidays: ReadonlySet<PlainDate>): Hours {
  const isCovered = ({ from, to, shifts }: Hours['special'][number]) =>
    from === to &&
    shifts.length === 0 &&
    holidays.has(from) &&
    hours.special.filter((other) => other.from <= from && from <= other.to).length === 1
  return { ...hours, special: hours.special.filter((days) => !isCovered(days)) }
}
