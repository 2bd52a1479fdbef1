import { OFFER_PRICE_FIELDS, type OfferPrices, sayPrice } from '#contract/offer-prices.ts'

export const typedPrice = (price: number | null) => (price === null ? '' : sayPrice(price))

/** Null for none, and for what is no price. */
export function readPrice(text: string): number | null {
  return OFFER_PRICE_FIELDS.price.input.safeParse(text).data ?? null
}

export function readPrices(price: string, previous_price: string): OfferPrices {
  return { price: readPrice(price), previous_price: readPrice(previous_price) }
}
