import { and, eq, gt, lte, min } from 'drizzle-orm'
import type { PlainDate } from '#contract/hours/dates.ts'
import { offerState } from '#contract/offer-dates.ts'
import { type OfferPrices, priceErrors, REMEMBERED_DAYS, sayPrice } from '#contract/offer-prices.ts'
import type { Db } from '../database/open.ts'
import { offerPrices, type offers } from '../database/schema.ts'
import { invalid } from '../errors.ts'

type Offer = Pick<
  typeof offers.$inferSelect,
  'id' | 'price' | 'previous_price' | 'starts_on' | 'ends_on' | 'ended'
>

const DAY_MS = 24 * 60 * 60 * 1000

export function refusePrices(prices: Partial<OfferPrices>): void {
  const errors = Object.entries(priceErrors(prices)).map(([field, error]) => [field, [error]])
  if (errors.length > 0) throw invalid(Object.fromEntries(errors))
}

/** Throws 400 for a previous price above the lowest stored price of the last 30 days (LOCM, article 20). */
export async function refuseRaisedPrice(
  db: Db,
  before: Offer,
  form: Partial<OfferPrices>,
  { now, today }: { now: Date; today: PlainDate },
): Promise<void> {
  const { price = before.price, previous_price = before.previous_price } = form
  refusePrices({ price, previous_price })
  const isSame = price === before.price && previous_price === before.previous_price
  if (previous_price === null || isSame) return
  const [remembered] = await db
    .select({ lowest: min(offerPrices.price) })
    .from(offerPrices)
    .where(and(eq(offerPrices.offer, before.id), gt(offerPrices.until, cutoff(now))))
  const replacedPrice = isReplaced(before, price, today) ? before.price : null
  const lowest = Math.min(remembered?.lowest ?? Infinity, replacedPrice ?? Infinity)
  if (previous_price <= lowest) return
  const text = sayPrice(lowest)
  throw invalid({
    previous_price: [
      `En los últimos ${REMEMBERED_DAYS} días ha estado a ${text}. La ley pide poner ese precio, el más bajo, como precio de antes.`,
    ],
  })
}

/** Stores the price that `newPrice` replaces, and deletes prices that were replaced more than 30 days ago. */
export async function rememberPrice(
  tx: Db,
  before: Offer,
  newPrice: number | null | undefined,
  { now, today }: { now: Date; today: PlainDate },
): Promise<void> {
  if (newPrice === undefined || !isReplaced(before, newPrice, today)) return
  const isOld = and(eq(offerPrices.offer, before.id), lte(offerPrices.until, cutoff(now)))
  await tx.delete(offerPrices).where(isOld)
  const row = { offer: before.id, price: before.price!, until: now.toISOString() }
  await tx.insert(offerPrices).values(row)
}

/** Whether a save replaces a price that customers could have paid. */
function isReplaced(before: Offer, newPrice: number | null, today: PlainDate): boolean {
  const isChanged = before.price !== null && before.price !== newPrice
  return isChanged && offerState(before, today) !== 'scheduled'
}

const cutoff = (now: Date) => new Date(now.getTime() - REMEMBERED_DAYS * DAY_MS).toISOString()
