import type { Town } from '#contract/site.ts'
import { useSite } from '#web/api/site.ts'

/** The time zone of the town. */
export function useTimeZone(): string {
  return useSite()?.time_zone ?? 'Europe/Madrid'
}

/** The town of the directory; null if the settings name none. */
export function useTown(): Town | null {
  return useSite()?.town ?? null
}
