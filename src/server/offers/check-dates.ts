import { areInOrder, END_BEFORE_START, type OfferDates } from '#contract/offer-dates.ts'
import { invalid } from '../errors.ts'

/** Of the dates that an offer will have: a save may send one of them alone. */
export function refuseEndBeforeStart(dates: Partial<OfferDates>): void {
  if (!areInOrder(dates)) throw invalid({ ends_on: [END_BEFORE_START] })
}
