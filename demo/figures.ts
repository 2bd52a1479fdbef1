import { byKind, type Counts } from '#contract/figures.ts'
import { addDays, type PlainDate, weekdayOf } from '#contract/hours/dates.ts'
import { chance } from './chance.ts'
import type { TownOffer, TownShop } from './shape.ts'
import { linksOfShop } from './shop-details.ts'

type ShopDay = Counts & { day: PlainDate }
type OfferDay = ShopDay & { title: string }
type ShopFigures = { days: ShopDay[]; offers: OfferDay[] }

/** Views of a shop's page on an average day. */
const VIEWS = 8
const WEEK = { mon: 0.85, tue: 0.95, wed: 1, thu: 1.1, fri: 1.2, sat: 1.4, sun: 0.55 }
/** Other figures for each view of a page. */
const FOR_EACH_VIEW: Partial<Counts> = {
  appearances: 3.2,
  call: 0.05,
  directions: 0.1,
  whatsapp: 0.06,
  web: 0.05,
  mail: 0.006,
  share: 0.012,
  print: 0.004,
  save: 0.022,
}
const MAX_OFFER_AGE = 120
const HIDDEN_DAYS = 7

/** `passed`: share of today that is over, from 0 to 1. */
export type Now = { today: PlainDate; passed: number }

export function figuresOf(shops: readonly TownShop[], now: Now): Map<TownShop, ShopFigures> {
  const published = shops.filter(({ status }) => status === 'OK')
  return new Map(published.map((shop, at) => [shop, figuresOfShop(shop, at, now)]))
}

function figuresOfShop(shop: TownShop, at: number, { today, passed }: Now): ShopFigures {
  const random = chance(at, 'figures')
  const { whatsapp } = linksOfShop(shop)
  const popularity = 0.7 + 0.8 * random()
  const first = shop.decidedDaysAgo ?? 0
  const running = shop.offers
    .filter(({ deletedDaysAgo }) => deletedDaysAgo === undefined)
    .map((offer, place) => ({ offer, from: firstDayOf(offer, place, first) }))
  const days: ShopDay[] = []
  const offers: OfferDay[] = []
  const about = (expected: number) => {
    const spread = (random() + random() + random() - 1.5) * 2
    return Math.max(0, Math.floor(expected + spread * Math.sqrt(expected) + random()))
  }
  const countsFor = (views: number): Counts => ({
    ...byKind((kind) => about(views * (FOR_EACH_VIEW[kind] ?? 0))),
    views,
  })
  for (let ago = first; ago >= (shop.hidden ? HIDDEN_DAYS : 0); ago--) {
    const day = addDays(today, -ago)
    const runningOffers = running.filter(
      ({ offer, from }) => ago <= from && ago >= lastDayOf(offer),
    )
    const expected = VIEWS * popularity * WEEK[weekdayOf(day)]
    const counts = countsFor(about(expected * (ago === 0 ? passed : 1)))
    if (!whatsapp) counts.whatsapp = 0
    if (!shop.web) counts.web = 0
    for (const { offer } of runningOffers) {
      const opened = Math.min(about((counts.views * 0.3) / runningOffers.length), counts.views)
      const { appearances, share, save } = countsFor(opened)
      const code = offer.code ? about(opened * 0.3) : 0
      const ofOffer = { ...byKind(() => 0), views: opened, appearances, share, save, code }
      counts.code += code
      if (opened + appearances > 0) offers.push({ ...ofOffer, day, title: offer.title })
    }
    if (counts.views + counts.appearances > 0) days.push({ ...counts, day })
  }
  return { days, offers }
}

/** Returns the first day of an offer, as a number of days ago. */
function firstDayOf({ startsInDays }: TownOffer, place: number, published: number): number {
  const daysAgo = startsInDays === undefined ? (place * 37 + 9) % MAX_OFFER_AGE : -startsInDays
  return Math.min(daysAgo, published)
}

const lastDayOf = ({ endsInDays = 0 }: TownOffer) => Math.max(-endsInDays, 0)
