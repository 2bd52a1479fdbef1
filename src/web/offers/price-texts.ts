import {
  OFFER_PRICE_FIELDS,
  type OfferPrices,
  percentOff,
  sayPrice,
} from '#contract/offer-prices.ts'

export const priceText = (price: number | null) => (price === null ? '' : sayPrice(price))

/** Returns null for an empty text or an invalid price. */
export function readPrice(text: string): number | null {
  return OFFER_PRICE_FIELDS.price.input.safeParse(text).data ?? null
}

export function usualType(price: string, previous_price: string): string {
  const prices = readPrices(price, previous_price)
  if (percentOff(prices) !== undefined) return 'Descuento'
  return prices.price === null ? 'Novedad' : 'Precio especial'
}

export function readPrices(price: string, previous_price: string): OfferPrices {
  return { price: readPrice(price), previous_price: readPrice(previous_price) }
}
