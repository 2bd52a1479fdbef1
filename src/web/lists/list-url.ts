import { type Location, useLocation, useNavigation } from 'react-router'

type Place = Pick<Location, 'pathname' | 'search'>
type Changes = Record<string, string>

/** Returns a function for URLs of the current list with other parameters, at its first page. */
export function useListUrl(): (changes: Changes) => string {
  const here = useLocation()
  const next = useNavigation().location
  // A navigation that is still loading counts as the current list.
  const query = next?.pathname === here.pathname ? next : here
  return (changes) => listUrl(query, changes)
}

/** Changes parameters of a list's URL and removes page and open item. */
export const listUrl = (place: Place, changes: Changes): string =>
  changedUrl(place, { ...changes, pagina: '', ver: '' })

/** Changes parameters of a URL. The value '' removes a parameter. */
export function changedUrl({ pathname, search }: Place, changes: Changes): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value) params.set(name, value)
    else params.delete(name)
  }
  return params.size === 0 ? pathname : `${pathname}?${params}`
}
