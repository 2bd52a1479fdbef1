import { useRouteLoaderData } from 'react-router'
import type { Site, Town } from '#contract/site.ts'

/** The time zone of the town, from the root loader. */
export function useTimeZone(): string {
  return useRouteLoaderData<Site>('root')?.time_zone ?? 'Europe/Madrid'
}

/** The town of the directory, from the root loader; null if the settings name none. */
export function useTown(): Town | null {
  return useRouteLoaderData<Site>('root')?.town ?? null
}
