import { z } from 'zod'
import type { FieldTable } from './field-table.ts'
import { orNull } from './fields.ts'

/** In euros. `previous_price` is the lowest of the last 30 days, as article 20 of the Spanish retail act asks. */
export type OfferPrices = { price: number | null; previous_price: number | null }

/** Days before a reduction whose lowest price is the one to compare with. */
export const REMEMBERED_DAYS = 30

export const WRONG_PRICE = 'Escribe el precio en euros, por ejemplo 1,90'
export const PRICE_MISSING = 'Pon también el precio de ahora'
export const NOT_REDUCED = 'El precio de antes tiene que ser mayor que el de ahora'

const MAX_PRICE = 999_999.99

/** As it is typed: '1,90', '1.90 €', '12'. */
const PRICE = /^(\d{1,6})(?:[.,](\d{1,2}))?$/

const price = orNull(
  z.preprocess(
    (value) => (typeof value === 'string' ? priceOf(value) : value),
    z
      .number(WRONG_PRICE)
      .min(0.01, WRONG_PRICE)
      .max(MAX_PRICE, WRONG_PRICE)
      .refine((euros) => Math.abs(centsOf(euros) - euros * 100) < 1e-6, WRONG_PRICE),
  ),
).optional()

const PUBLIC_PRICE = {
  input: price,
  output: z.number().nullable(),
  isPublic: true,
  isSortable: true,
} as const

export const OFFER_PRICE_FIELDS = {
  price: { ...PUBLIC_PRICE, label: 'Precio de ahora', phrase: 'el precio' },
  previous_price: { ...PUBLIC_PRICE, label: 'Precio de antes', phrase: 'el precio de antes' },
} as const satisfies FieldTable

/** What is wrong with two prices together, by field. */
export function priceErrors({ price, previous_price }: Given): Record<string, string> {
  if (!previous_price) return {}
  if (!price) return { price: PRICE_MISSING }
  return previous_price <= price ? { previous_price: NOT_REDUCED } : {}
}

type Given = { [Name in keyof OfferPrices]?: OfferPrices[Name] | undefined }

/** By how many percent it is cheaper, rounded down: never more than it is. Undefined: there is nothing to compare. */
export function percentOff({ price, previous_price }: Given): number | undefined {
  if (!price || !previous_price || previous_price <= price) return undefined
  const [now, before] = [centsOf(price), centsOf(previous_price)]
  return Math.floor(((before - now) * 100) / before)
}

export const centsOf = (euros: number) => Math.round(euros * 100)

/** '1,90 €' as it is told. */
export function sayPrice(euros: number): string {
  return `${euros.toFixed(2).replace('.', ',')}\u00a0€`
}

function priceOf(text: string): unknown {
  const [, euros, cents = ''] = PRICE.exec(text.replaceAll(/[\s€]/g, '')) ?? []
  return euros === undefined ? text : Number(`${euros}.${cents.padEnd(2, '0')}`)
}
