import { byKind, type Counts } from '#contract/figures.ts'
import { addDays, type PlainDate, weekdayOf } from '#contract/hours/dates.ts'
import { shiftsOn } from '#contract/hours/shifts-on.ts'
import { chance } from './chance.ts'
import type { TownOffer, TownShop } from './shape.ts'
import { linksOfShop } from './shop-details.ts'
import { hoursOfShop } from './shop-hours.ts'
import { photoAlts } from './shop-photos.ts'

export type ShopDay = Counts & { day: PlainDate }
export type OfferDay = ShopDay & { title: string }
type ShopFigures = { days: ShopDay[]; offers: OfferDay[] }

/** Views of a shop's page on an average day, by its first category. */
const VIEWS: Record<string, number> = { Restaurante: 12, Panadería: 9, Farmacia: 9, Peluquería: 8 }
const FEW_VIEWS = 5
const WEEK = { mon: 0.85, tue: 0.95, wed: 1, thu: 1.1, fri: 1.2, sat: 1.4, sun: 0.55 }
const DECEMBER = 1.36

/** Actions for each view of a page. */
const PRESSED = { directions: 0.1, mail: 0.006, share: 0.012, print: 0.004, save: 0.022 }
const CALLS = 0.035
/** Trades where customers call to book. */
const BOOKED_TRADES = ['Peluquería', 'Restaurante', 'Óptica', 'Bicicletas', 'Mascotas']
const WHATSAPP = 0.06
const WEB = 0.05
const LISTED = 3.2
/** Maximum of days since an offer without a first day began. */
const MAX_OFFER_AGE = 120
const NEWS_DAYS = 14
/** Days since which hidden shops are hidden. */
const HIDDEN_DAYS = 7

/** `passed`: the share of today, from 0 to 1, that is over. */
export type Now = { today: PlainDate; passed: number }

/** Invents the figures of a town's shops since each was published. The result is always the same. */
export function figuresOf(shops: readonly TownShop[], now: Now): Map<TownShop, ShopFigures> {
  const published = shops.filter(({ status }) => status === 'OK')
  const since = published.map(({ decidedDaysAgo = 0 }) => decidedDaysAgo)
  // With few shops each gets more visits; the total grows every month.
  const shareOf = (ago: number) =>
    (published.length / since.filter((days) => days >= ago).length) ** 0.25 * (1 - ago / 1200)
  return new Map(published.map((shop, at) => [shop, figuresOfShop(shop, at, now, shareOf)]))
}

function figuresOfShop(
  shop: TownShop,
  at: number,
  { today, passed }: Now,
  shareOf: (ago: number) => number,
): ShopFigures {
  const { part } = chance(at, 'figures')
  const [category = ''] = shop.categories
  const hours = hoursOfShop(shop, today)
  const isBooked = BOOKED_TRADES.includes(category)
  const { whatsapp } = linksOfShop(shop)
  const popularity = 0.7 + 0.8 * part() + 0.1 * photoAlts(shop).length
  const first = shop.decidedDaysAgo ?? 0
  const running = shop.offers
    .filter(({ deletedDaysAgo }) => deletedDaysAgo === undefined)
    .map((offer, place) => ({
      offer,
      from: firstDayOf(offer, place, first),
    }))
  const days: ShopDay[] = []
  const offers: OfferDay[] = []

  /** Returns a random count around the expected one. */
  const about = (expected: number) => {
    const spread = (part() + part() + part() - 1.5) * 2
    return Math.max(0, Math.floor(expected + spread * Math.sqrt(expected) + part()))
  }

  for (let ago = first; ago >= (shop.hidden ? HIDDEN_DAYS : 0); ago--) {
    const day = addDays(today, -ago)
    const isClosed = hours !== null && shiftsOn(hours, day).shifts.length === 0
    const its = running.filter(({ offer, from }) => ago <= from && ago >= lastDayOf(offer))
    const news = first - ago < NEWS_DAYS ? 1.4 : 1
    const views = about(
      (VIEWS[category] ?? FEW_VIEWS) *
        WEEK[weekdayOf(day)] *
        (day.slice(5, 7) === '12' ? DECEMBER : 1) *
        popularity *
        shareOf(ago) *
        news *
        (1 + 0.07 * Math.min(its.length, 5)) *
        (isClosed ? 0.6 : 1) *
        (ago === 0 ? passed : 1),
    )
    const counts: Counts = {
      ...byKind(() => 0),
      views,
      appearances: about(views * LISTED),
      call: about(views * CALLS * (isBooked ? 2 : 1) * (isClosed ? 0.3 : 1)),
      whatsapp: whatsapp ? about(views * WHATSAPP) : 0,
      web: shop.web ? about(views * WEB) : 0,
    }
    for (const [kind, rate] of Object.entries(PRESSED)) {
      counts[kind as keyof typeof PRESSED] = about(views * rate)
    }
    for (const { offer, from } of its) {
      const isNew = from - ago < 7
      const opened = Math.min(about((views * (isNew ? 0.4 : 0.2)) / Math.sqrt(its.length)), views)
      const ofOffer: Counts = {
        ...byKind(() => 0),
        views: opened,
        appearances: about(opened * LISTED),
        code: offer.code ? about(opened * 0.3) : 0,
        share: about(opened * 0.03),
        save: about(opened * 0.05),
      }
      counts.code += ofOffer.code
      if (opened + ofOffer.appearances > 0) offers.push({ ...ofOffer, day, title: offer.title })
    }
    if (counts.views + counts.appearances > 0) days.push({ ...counts, day })
  }
  return { days, offers }
}

/** Returns the first day of an offer, as a number of days ago. */
function firstDayOf({ startsInDays }: TownOffer, place: number, published: number): number {
  return Math.min(
    startsInDays === undefined ? (place * 37 + 9) % MAX_OFFER_AGE : -startsInDays,
    published,
  )
}

const lastDayOf = ({ endsInDays = 0 }: TownOffer) => Math.max(-endsInDays, 0)
