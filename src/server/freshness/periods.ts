import { MAX_MAILS, REMIND_AFTER_DAYS } from '#contract/freshness.ts'
import { addDays } from '#contract/hours/dates.ts'
import type { Services } from '../services.ts'
import { todayOf } from '../today.ts'

const DAY = 86_400_000
/** Days after which an offer without an end is old, and one that has ended long finished. */
const OFFER_DAYS = 90

export type FreshnessPeriods = ReturnType<typeof periodsOf>

/** The moments of now that freshness is measured by. */
export function periodsOf(services: Pick<Services, 'clock' | 'settings'>) {
  const { clock, settings } = services
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY).toISOString()
  return {
    /** Data that were last confirmed before it are asked about. */
    unconfirmed: daysAgo(settings.present().confirm_data_days),
    /** A mail from before it is answered no more. */
    unanswered: daysAgo(REMIND_AFTER_DAYS),
    /** An owner who was asked since then is not asked again by hand. */
    askedLately: daysAgo(1),
    oldOffer: daysAgo(OFFER_DAYS),
    longFinished: addDays(todayOf(services), -OFFER_DAYS),
    maxAsked: MAX_MAILS,
  }
}
