import { z } from 'zod'
import { optional } from '#contract/fields.ts'
import type { PlainDate } from '#contract/hours/dates.ts'
import { readDate, sayDate } from '#contract/hours/read-date.ts'
import { areInOrder, END_BEFORE_START, type OfferDates } from '#contract/offer-dates.ts'
import { offerInputs } from '#contract/offer-fields.ts'
import { priceErrors } from '#contract/offer-prices.ts'
import { dateOf } from '#web/hours/hours-values.ts'

/** The first and last day of an offer as typed: '30 de mayo', '30/5'; '' is none. */
export type DateTexts = { starts_on: string; ends_on: string }

export function dateTextsOf({ starts_on, ends_on }: OfferDates, today: PlainDate): DateTexts {
  const textOf = (day: PlainDate | null) => (day === null ? '' : sayDate(day, today))
  return { starts_on: textOf(starts_on), ends_on: textOf(ends_on) }
}

/** Converts the text of a day. Returns null if it is empty or unreadable. */
export const readDay = (text: string, today: PlainDate) => dateOf(text, today) ?? null

export const readDates = ({ starts_on, ends_on }: DateTexts, today: PlainDate): OfferDates => ({
  starts_on: readDay(starts_on, today),
  ends_on: readDay(ends_on, today),
})

/** Returns the schema of an offer for its form, where days are texts and the type is optional. */
export function offerSchema(today: PlainDate) {
  const daySchema = (day: typeof offerInputs.starts_on) =>
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
      starts_on: daySchema(starts_on),
      ends_on: daySchema(ends_on),
    })
    .refine(areInOrder, { message: END_BEFORE_START, path: ['ends_on'] })
    .superRefine((offer, { addIssue }) => {
      for (const [field, message] of Object.entries(priceErrors(offer))) {
        addIssue({ code: 'custom', message, path: [field] })
      }
    })
}
