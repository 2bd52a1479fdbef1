import { byKind, type Counts } from '#contract/figures.ts'
import { addDays, type PlainDate, weekdayOf } from '#contract/hours/dates.ts'
import { chance } from './chance.ts'
import type { TownOffer, TownShop } from './shape.ts'
import { linksOfShop } from './shop-details.ts'

type ShopDay = Counts & { day: PlainDate }
type OfferDay = ShopDay & { title: string }
type ShopFigures = { days: ShopDay[]; offers: OfferDay[] }

/** Views of a shop's page on an average day, and factors of this number for each weekday. */
const VIEWS = 8
const WEEKDAY_FACTORS = { mon: 0.85, tue: 0.95, wed: 1, thu: 1.1, fri: 1.2, sat: 1.4, sun: 0.55 }
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
/** Views of running offers for each view of the shop, and uses of a code for each view of its offer. */
const OFFER_FACTOR = 0.3
/** Maximum of days since the start of an offer without `startsInDays`. */
const MAX_OFFER_AGE = 120
/** Days for which a hidden shop has been hidden, so that it had no views. */
const HIDDEN_DAYS = 7

/** `passed`: share of today that is over, from 0 to 1. */
export type Now = { today: PlainDate; passed: number }

export function figuresOf(shops: readonly TownShop[], now: Now): Map<TownShop, ShopFigures> {
  const published = shops.filter(({ status }) => status === 'OK')
  return new Map(published.map((shop, index) => [shop, figuresOfShop(shop, index, now)]))
}

function figuresOfShop(shop: TownShop, index: number, { today, passed }: Now): ShopFigures {
  const random = chance(index, 'figures')
  const { whatsapp } = linksOfShop(shop)
  const popularity = 0.7 + 0.8 * random()
  const publishedDaysAgo = shop.decidedDaysAgo ?? 0
  const shopOffers = shop.offers
    .filter(({ deletedDaysAgo }) => deletedDaysAgo === undefined)
    .map((offer, index) => ({ offer, startsAgo: startDaysAgo(offer, index, publishedDaysAgo) }))
  const days: ShopDay[] = []
  const offers: OfferDay[] = []
  const randomCount = (expected: number) => {
    const spread = (random() + random() + random() - 1.5) * 2
    return Math.max(0, Math.floor(expected + spread * Math.sqrt(expected) + random()))
  }
  const countsFor = (views: number): Counts => ({
    ...byKind((kind) => randomCount(views * (FOR_EACH_VIEW[kind] ?? 0))),
    views,
  })
  for (let ago = publishedDaysAgo; ago >= (shop.hidden ? HIDDEN_DAYS : 0); ago--) {
    const day = addDays(today, -ago)
    const runningOffers = shopOffers.filter(
      ({ offer, startsAgo }) => ago <= startsAgo && ago >= endDaysAgo(offer),
    )
    const expected = VIEWS * popularity * WEEKDAY_FACTORS[weekdayOf(day)]
    const counts = countsFor(randomCount(expected * (ago === 0 ? passed : 1)))
    if (!whatsapp) counts.whatsapp = 0
    if (!shop.web) counts.web = 0
    for (const { offer } of runningOffers) {
      const expectedViews = (counts.views * OFFER_FACTOR) / runningOffers.length
      const views = Math.min(randomCount(expectedViews), counts.views)
      const { appearances, share, save } = countsFor(views)
      const code = offer.code ? randomCount(views * OFFER_FACTOR) : 0
      const offerCounts = { ...byKind(() => 0), views, appearances, share, save, code }
      counts.code += code
      if (views + appearances > 0) offers.push({ ...offerCounts, day, title: offer.title })
    }
    if (counts.views + counts.appearances > 0) days.push({ ...counts, day })
  }
  return { days, offers }
}

/** An offer starts at the earliest when its shop is published. */
function startDaysAgo({ startsInDays }: TownOffer, index: number, publishedDaysAgo: number) {
  const daysAgo = startsInDays === undefined ? (index * 37 + 9) % MAX_OFFER_AGE : -startsInDays
  return Math.min(daysAgo, publishedDaysAgo)
}

const endDaysAgo = ({ endsInDays = 0 }: TownOffer) => Math.max(-endsInDays, 0)
