import { useRouteLoaderData } from 'react-router'
import type { Site } from '#contract/site.ts'
import { sharedValue } from '#web/document/shared-value.ts'

const saved = sharedValue<Site | undefined>(undefined)

/** What the directory says of itself: from the root loader, and after a save in this page as it was saved. */
export function useSite(): Site | undefined {
  const loaded = useRouteLoaderData<Site>('root')
  return saved.useValue() ?? loaded
}

export const showSite = (site: Site) => saved.set(site)
