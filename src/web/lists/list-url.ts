import { type Location, useLocation, useNavigation } from 'react-router'

/** Returns a function for URLs of the present list with other parameters, at its first page. */
export function useListUrl(): (changes: Record<string, string>) => string {
  const here = useLocation()
  const next = useNavigation().location
  // A navigation that is still loading counts as the present list.
  const query = next?.pathname === here.pathname ? next : here
  return (changes) => listUrl(query, changes)
}

/** Changes parameters of a list's URL and removes page and open item. The value '' removes a parameter. */
export function listUrl(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  changes: Record<string, string>,
): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries({ ...changes, pagina: '', ver: '' })) {
    if (value) params.set(name, value)
    else params.delete(name)
  }
  return params.size === 0 ? pathname : `${pathname}?${params}`
}
