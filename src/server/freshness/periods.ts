import { MAX_MAILS, REMIND_AFTER_DAYS } from '#contract/freshness.ts'
import { addDays } from '#contract/hours/dates.ts'
import type { Services } from '../services.ts'
import { todayOf } from '../today.ts'

const DAY_MS = 86_400_000
/** Days after which an offer is old: after its end or, if it has no end, after its last update. */
const OFFER_DAYS = 90

export type FreshnessPeriods = ReturnType<typeof periodsOf>

export function periodsOf(services: Pick<Services, 'clock' | 'settings'>) {
  const { clock, settings } = services
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS).toISOString()
  return {
    /** Owners are asked about data that were last confirmed before this instant. */
    unconfirmed: daysAgo(settings.present().confirm_data_days),
    /** A mail that was sent before this instant counts as unanswered. */
    unanswered: daysAgo(REMIND_AFTER_DAYS),
    /** An owner who was asked after this instant cannot be asked again by hand. */
    askedLately: daysAgo(1),
    oldIfUpdatedBefore: daysAgo(OFFER_DAYS),
    oldIfEndedBefore: addDays(todayOf(services), -OFFER_DAYS),
    maxAsked: MAX_MAILS,
  }
}
