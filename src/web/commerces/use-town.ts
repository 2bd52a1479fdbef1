import type { TownOfAddress } from '#contract/address.ts'
import type { PlainDate } from '#contract/hours/dates.ts'
import { useSite } from '#web/api/site.ts'
import { shownTimeZone } from '#web/format/dates.ts'
import { plainDateOf } from './open-words.ts'

export function useTimeZone(): string {
  return useSite()?.time_zone ?? shownTimeZone()
}

/** Returns today's date in the town. */
export function useToday(): PlainDate {
  return plainDateOf(new Date(), useTimeZone())
}

/** Returns the directory's town with its postal codes; null if the settings have none. */
export function useTown(): TownOfAddress | null {
  return useSite()?.town ?? null
}
