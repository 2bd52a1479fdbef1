import { z } from 'zod'
import type { FieldTable } from './field-table.ts'
import { orNull } from './fields.ts'
import { asOneLine } from './invisible-marks.ts'

/** Prices in euros. `previous_price` is the lowest of the last 30 days (article 20 of the Spanish retail act). */
export type OfferPrices = { price: number | null; previous_price: number | null }

/** Days before a reduction; the lowest price of these days is the previous price. */
export const REMEMBERED_DAYS = 30

export const WRONG_PRICE = 'Escribe el precio en euros, por ejemplo 1,90'
export const FREE = 'Si es gratis, deja el precio vacío y dilo en el título'
export const NO_PRICE_BEFORE = 'Si no tenía precio antes, deja este vacío'
export const ONE_PRICE = 'Escribe un solo precio, por ejemplo 1,90. Lo demás va en la descripción.'
export const UNCLEAR_PRICE =
  'Escribe los céntimos con dos cifras, por ejemplo 1,90, y los miles sin coma'
export const PRICE_MISSING = 'Pon también el precio de ahora'
export const NOT_REDUCED = 'El precio de antes tiene que ser mayor que el de ahora'

const MAX_PRICE = 999_999.99

/** `freeError`: the message for the price 0 and 'gratis'. */
function price(freeError: string) {
  const error = ({ input }: { input?: unknown }) => priceError(input, freeError)
  return orNull(
    z.preprocess(
      (value) => (typeof value === 'string' ? readPrice(value) : value),
      z
        .number({ error })
        .min(0.01, { error })
        .max(MAX_PRICE, WRONG_PRICE)
        .refine((euros) => Math.abs(centsOf(euros) - euros * 100) < 1e-6, WRONG_PRICE),
    ),
  ).optional()
}

const PUBLIC_PRICE = { output: z.number().nullable(), isSortable: true } as const

export const OFFER_PRICE_FIELDS = {
  price: { ...PUBLIC_PRICE, input: price(FREE), label: 'Precio de ahora', phrase: 'el precio' },
  previous_price: {
    ...PUBLIC_PRICE,
    input: price(NO_PRICE_BEFORE),
    label: 'Precio de antes',
    phrase: 'el precio de antes',
  },
} as const satisfies FieldTable

export function priceErrors({ price, previous_price }: PriceInput): Record<string, string> {
  if (!previous_price) return {}
  if (!price) return { price: PRICE_MISSING }
  return previous_price <= price ? { previous_price: NOT_REDUCED } : {}
}

type PriceInput = { [Name in keyof OfferPrices]?: OfferPrices[Name] | undefined }

export function percentOff({ price, previous_price }: PriceInput): number | undefined {
  if (!price || !previous_price || previous_price <= price) return undefined
  const [now, before] = [centsOf(price), centsOf(previous_price)]
  return Math.floor(((before - now) * 100) / before)
}

const centsOf = (euros: number) => Math.round(euros * 100)

export function sayPrice(euros: number): string {
  return `${euros.toFixed(2).replace('.00', '').replace('.', ',')}\u00a0€`
}

/** Reads '1,90', '1.90 €', '12'50', '12€50', '1.200,50', '1 200', '1,200.50'. Returns other texts as they are. */
function readPrice(typed: string): number | string {
  if (typed.length > 40) return ''
  const text = plainPrice(typed)
  const [, euros, cents = ''] =
    /^(\d{1,6})(?:[.,'](\d{1,2}))?$/.exec(text) ??
    /^([1-9]\d{0,2}[. ]\d{3})(?:[,'](\d{1,2}))?$/.exec(text) ??
    /^([1-9]\d{0,2},\d{3})\.(\d{1,2})$/.exec(text) ??
    []
  if (euros === undefined) return text
  return Number(`${euros.replace(/\D/g, '')}.${cents.padEnd(2, '0')}`)
}

function plainPrice(typed: string): string {
  return asOneLine(typed.replace(/[‘’´`′]/g, "'"))
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^(\d+) ?€ ?(\d\d)$/, '$1,$2')
    .replace(/^(?:€|eur) ?| ?(?:€|euros?|eur)\.?$/g, '')
    .replace(/^(\d+)[.,] ?[-–—]$/, '$1')
}

function priceError(read: unknown, freeError: string): string {
  if (read === 0 || (typeof read === 'string' && /^grat(?:is|uit[oa]s?)\b|^libre$/.test(read)))
    return freeError
  if (typeof read !== 'string') return WRONG_PRICE
  if (/^\d{1,3}[,']\d{3}$|^0[.]\d{3}$/.test(read)) return UNCLEAR_PRICE
  return /\d/.test(read) && /[\p{L}%/]|.[+-]/u.test(read) ? ONE_PRICE : WRONG_PRICE
}

type TagSource = { title: string; type: string; price: number | null }

const NBSP = '\u00a0'

/** Returns the price of an offer, else a discount that its type or title names: '2 × 1'. */
export function tagText({ title, type, price }: TagSource): string | undefined {
  if (price !== null) return sayPrice(price)
  return discountIn(type) ?? discountIn(title)
}

function discountIn(text: string): string | undefined {
  const [, taken, paid] = /(?<![\d.,])(\d)\s*[x×]\s*(\d)(?![\d.,])/i.exec(text) ?? []
  if (taken && paid && taken > paid) return `${taken}${NBSP}×${NBSP}${paid}`
  const [, percent] = /(?<![\d.,])([1-9]\d?)\s*%/.exec(text) ?? []
  if (percent) return `−${percent}${NBSP}%`
  if (/(?<!\p{L})gratis(?!\p{L})/iu.test(text)) return 'Gratis'
  return /(?<!\p{L})regalo(?!\p{L})/iu.test(text) ? 'Regalo' : undefined
}
