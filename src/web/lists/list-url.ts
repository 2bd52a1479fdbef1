import { type Location, useLocation, useNavigation } from 'react-router'

/** Addresses of the list on the screen that asks for something else, from its first page on. */
export function useListUrl(): (changes: Record<string, string>) => string {
  const here = useLocation()
  const next = useNavigation().location
  // What was asked a moment ago counts, though its list has not come yet.
  const query = next?.pathname === here.pathname ? next : here
  return (changes) => listUrl(query, changes)
}

/** What is not changed stays as it is asked for, but for what was open; '' asks for nothing. */
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
