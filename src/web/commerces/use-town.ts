import type { TownOfAddress } from '#contract/address.ts'
import { useSite } from '#web/api/site.ts'

/** Returns the directory's town with its postal codes; null if the settings have none. */
export function useTown(): TownOfAddress | null {
  return useSite()?.town ?? null
}
