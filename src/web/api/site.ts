import { useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Site } from '#contract/site.ts'

let saved: Site | undefined
const listeners = new Set<() => void>()

/** What the directory says of itself: from the root loader, and after a save in this page as it was saved. */
export function useSite(): Site | undefined {
  const loaded = useRouteLoaderData<Site>('root')
  const shown = useSyncExternalStore(
    subscribe,
    () => saved,
    () => undefined,
  )
  return shown ?? loaded
}

export function showSite(site: Site): void {
  saved = site
  for (const heard of listeners) heard()
}

function subscribe(heard: () => void) {
  listeners.add(heard)
  return () => listeners.delete(heard)
}
