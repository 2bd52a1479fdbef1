import type { NumberSettings } from './number-settings.ts'

/** Days of retention. */
export type Periods = {
  /** Unconfirmed registrations. */
  keepUnconfirmedDays: number
  /** Deleted rows, which can be restored until then. */
  keepBinDays: number
  /** Audit events. */
  keepActivityDays: number
  /** Ended sessions, with their browser and times. */
  keepSessionsDays: number
  /** Hashed IP addresses from which an account signed in. */
  keepAddressesDays: number
  /** Sent mails: recipient and subject. */
  keepMailsDays: number
  /** Strangers' messages, after their answer. */
  keepMessagesDays: number
  /** Attempts that rate limits count, by IP address. */
  keepAttemptsDays: number
}

export const PERIOD_SETTINGS: NumberSettings<Periods> = {
  // The link that confirms a registration is valid for three days.
  keepUnconfirmedDays: { name: 'KEEP_UNCONFIRMED_DAYS', usual: 30, least: 3, most: 3650 },
  keepBinDays: { name: 'KEEP_BIN_DAYS', usual: 30, least: 1, most: 365 },
  // A trigger forbids to delete audit events within a year.
  keepActivityDays: { name: 'KEEP_ACTIVITY_DAYS', usual: 365, least: 365, most: 3650 },
  keepSessionsDays: { name: 'KEEP_SESSIONS_DAYS', usual: 30, least: 1, most: 365 },
  keepAddressesDays: { name: 'KEEP_ADDRESSES_DAYS', usual: 90, least: 1, most: 365 },
  keepMailsDays: { name: 'KEEP_MAILS_DAYS', usual: 30, least: 1, most: 365 },
  keepMessagesDays: { name: 'KEEP_MESSAGES_DAYS', usual: 365, least: 1, most: 3650 },
  // Longer than any rate limit looks back.
  keepAttemptsDays: { name: 'KEEP_ATTEMPTS_DAYS', usual: 1, least: 1, most: 30 },
}
