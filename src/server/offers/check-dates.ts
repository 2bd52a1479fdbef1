import { areInOrder, END_BEFORE_START, type OfferDates } from '#contract/offer-dates.ts'
import { invalid } from '../errors.ts'

/** Throws 400 if an offer would end before it starts. Pass both dates, even if a save changes only one. */
export function refuseEndBeforeStart(dates: Partial<OfferDates>): void {
  if (!areInOrder(dates)) throw invalid({ ends_on: [END_BEFORE_START] })
}
