import { MAX_MAILS, REMIND_AFTER_DAYS } from '#contract/freshness.ts'
import { addDays } from '#contract/hours/dates.ts'
import type { Services } from '../services.ts'
import { todayOf } from '../today.ts'

const DAY = 86_400_000
/** Days since the last update after which an offer without an end is old, or since the end of another. */
const OFFER_DAYS = 90

export type FreshnessPeriods = ReturnType<typeof periodsOf>

export function periodsOf(services: Pick<Services, 'clock' | 'settings'>) {
  const { clock, settings } = services
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY).toISOString()
  return {
    /** Owners are asked about data that were last confirmed before it. */
    unconfirmed: daysAgo(settings.present().confirm_data_days),
    /** A mail that was sent before it is considered unanswered. */
    unanswered: daysAgo(REMIND_AFTER_DAYS),
    /** An owner who was asked after it cannot be asked again by hand. */
    askedLately: daysAgo(1),
    oldOffer: daysAgo(OFFER_DAYS),
    longFinished: addDays(todayOf(services), -OFFER_DAYS),
    maxAsked: MAX_MAILS,
  }
}
