import type { TownOfAddress } from '#contract/address.ts'
import { useSite } from '#web/api/site.ts'

/** The time zone of the town. */
export function useTimeZone(): string {
  return useSite()?.time_zone ?? 'Europe/Madrid'
}

/** The town of the directory with its postal codes; null if the settings name none. */
export function useTown(): TownOfAddress | null {
  return useSite()?.town ?? null
}
