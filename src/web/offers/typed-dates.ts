import { z } from 'zod'
import { optional } from '#contract/fields.ts'
import type { PlainDate } from '#contract/hours/dates.ts'
import { readDate, sayDate } from '#contract/hours/read-date.ts'
import { areInOrder, END_BEFORE_START, type OfferDates } from '#contract/offer-dates.ts'
import { offerInputs } from '#contract/offer-fields.ts'
import { priceErrors } from '#contract/offer-prices.ts'

/** The first and last day of an offer as typed: '30 de mayo', '30/5'; '' is none. */
export type TypedDates = { starts_on: string; ends_on: string }

const DAYS = ['starts_on', 'ends_on'] as const

export function typedDates({ starts_on, ends_on }: OfferDates, today: PlainDate): TypedDates {
  const said = (day: PlainDate | null) => (day === null ? '' : sayDate(day, today))
  return { starts_on: said(starts_on), ends_on: said(ends_on) }
}

/** Converts a typed day to the format of the API; '' removes the day. Returns undefined if the text cannot be read. */
export function dateOfTyped(text: string, today: PlainDate): PlainDate | '' | undefined {
  if (text.trim() === '') return ''
  const read = readDate(text, today)
  return 'date' in read ? read.date : undefined
}

/** Converts both days; null for an empty or unreadable text. */
export function readDates(typed: TypedDates, today: PlainDate): OfferDates {
  return {
    starts_on: dateOfTyped(typed.starts_on, today) || null,
    ends_on: dateOfTyped(typed.ends_on, today) || null,
  }
}

/** Converts the days among these values to the format of the API. */
export function withDatesRead<Values extends Partial<TypedDates>>(
  values: Values,
  today: PlainDate,
): Values {
  const read = DAYS.flatMap((name) => {
    const text = values[name]
    return text === undefined ? [] : [[name, dateOfTyped(text, today)]]
  })
  return { ...values, ...Object.fromEntries(read) }
}

/** Returns the schema of an offer for its form, where days are typed texts and the type is optional. */
export function offerSchema(today: PlainDate) {
  const typed = (day: typeof offerInputs.starts_on) =>
    z.preprocess((text, { addIssue }) => {
      const read = text === '' ? { date: null } : readDate(String(text), today)
      if ('date' in read) return read.date
      addIssue(read.error)
      return z.NEVER
    }, day)
  const { type, starts_on, ends_on } = offerInputs
  return z
    .object({
      ...offerInputs,
      type: optional(type),
      starts_on: typed(starts_on),
      ends_on: typed(ends_on),
    })
    .refine(areInOrder, { message: END_BEFORE_START, path: ['ends_on'] })
    .superRefine((offer, { addIssue }) => {
      for (const [field, message] of Object.entries(priceErrors(offer))) {
        addIssue({ code: 'custom', message, path: [field] })
      }
    })
}
