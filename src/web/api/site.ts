import { useRouteLoaderData } from 'react-router'
import type { Site } from '#contract/site.ts'
import { sharedValue } from '#web/document/shared-value.ts'

const savedSite = sharedValue<Site | undefined>(undefined)

/** Returns the public data of the directory: from the root loader, or as saved later in this tab. */
export function useSite(): Site | undefined {
  const loaded = useRouteLoaderData<Site>('root')
  return savedSite.useValue() ?? loaded
}

/** Returns the directory's town with its postal codes; null if the settings have none. */
export const useTown = () => useSite()?.town ?? null

export const showSite = (site: Site) => savedSite.set(site)
