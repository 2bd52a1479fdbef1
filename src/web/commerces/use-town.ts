import { useRouteLoaderData } from 'react-router'
import type { Site, Town } from '#contract/site.ts'

/** The town of the directory, from the root loader; null if the settings name none. */
export function useTown(): Town | null {
  return useRouteLoaderData<Site>('root')?.town ?? null
}
