import { z } from 'zod'
import type { FieldTable } from './field-table.ts'
import { orNull } from './fields.ts'
import { isDate, type PlainDate } from './hours/dates.ts'
import { date } from './hours/hours.ts'

/** States by the town's date alone: an offer ends at midnight, not when its shop closes. */
export const OFFER_STATES = ['scheduled', 'running', 'ends_today', 'ended'] as const
export type OfferState = (typeof OFFER_STATES)[number]

/** First and last day of an offer; null: no limit. */
export type OfferDates = { starts_on: PlainDate | null; ends_on: PlainDate | null }

/** `ended`: its owner ended it on its last day, before midnight. */
export type OfferPeriod = OfferDates & { ended?: boolean | undefined }

export const WRONG_YEAR = 'Escribe un año entre 2000 y 2099'
export const NOT_BEGUN = 'Esta oferta aún no ha empezado: cambia sus fechas o elimínala'
export const END_BEFORE_START = 'El último día es anterior al primero. Cámbialos.'

/** A date of this century. */
export const day = date
  .refine((value) => !isDate(value) || value.startsWith('20'), WRONG_YEAR)
  .meta({ format: 'date' })

const PUBLIC_DAY = {
  input: orNull(day).optional(),
  output: z.iso.date().nullable(),
  isPublic: true,
  isSortable: true,
} as const

export const OFFER_DATE_FIELDS = {
  starts_on: { ...PUBLIC_DAY, label: 'Desde', phrase: 'el primer día' },
  ends_on: { ...PUBLIC_DAY, label: 'Hasta', phrase: 'el último día' },
} as const satisfies FieldTable

/** Whether the last day is not before the first; true if one is missing. */
export function areInOrder({
  starts_on,
  ends_on,
}: { [Name in keyof OfferDates]?: OfferDates[Name] | undefined }): boolean {
  return !starts_on || !ends_on || starts_on <= ends_on
}

export function offerState(
  { starts_on, ends_on, ended = false }: OfferPeriod,
  today: PlainDate,
): OfferState {
  if (starts_on !== null && today < starts_on) return 'scheduled'
  if (ended) return 'ended'
  if (ends_on === null || today < ends_on) return 'running'
  return today === ends_on ? 'ends_today' : 'ended'
}

/** Whether the public lists contain the offer. */
export const isRunning = (state: OfferState) => state === 'running' || state === 'ends_today'
