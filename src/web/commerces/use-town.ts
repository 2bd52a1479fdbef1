import type { TownOfAddress } from '#contract/address.ts'
import type { PlainDate } from '#contract/hours/dates.ts'
import { useSite } from '#web/api/site.ts'
import { shownTimeZone } from '#web/format/dates.ts'
import { plainDateOf } from './open-words.ts'

/** The time zone of the town. */
export function useTimeZone(): string {
  return useSite()?.time_zone ?? shownTimeZone()
}

/** The day that it is there. */
export function useToday(): PlainDate {
  return plainDateOf(new Date(), useTimeZone())
}

/** The town of the directory with its postal codes; null if the settings name none. */
export function useTown(): TownOfAddress | null {
  return useSite()?.town ?? null
}
