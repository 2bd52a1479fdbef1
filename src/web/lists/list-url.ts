import { type Location, useLocation, useNavigation } from 'react-router'
import { asSearchText } from '#contract/invisible-marks.ts'

type UrlParts = Pick<Location, 'pathname' | 'search'>
type Changes = Record<string, string>

export const useListQuery = (): ListQuery => parseListQuery(useLocation())

export type ListQuery = ReturnType<typeof parseListQuery>

/** Parses the URL of a list. Invalid parameters are ignored. */
export function parseListQuery({ search }: { search: string }) {
  const params = new URLSearchParams(search)
  const positiveNumber = (name: string) => {
    const text = params.get(name) ?? ''
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
  }
  return {
    search: asSearchText(params.get('buscar') ?? '').slice(0, 200) || undefined,
    page: positiveNumber('pagina') ?? 1,
    /** Returns the option with the value of the parameter, else the first option. */
    option: <Option extends { value: string }>(name: string, options: readonly Option[]): Option =>
      options.find(({ value }) => value === params.get(name)) ?? options[0]!,
    id: positiveNumber,
  }
}

/** Returns a function for URLs of the first page of the current list with other parameters. */
export function useListUrl(): (changes: Changes) => string {
  const here = useLocation()
  const next = useNavigation().location
  // A navigation that is still loading counts as the current list.
  const place = next?.pathname === here.pathname ? next : here
  return (changes) => listUrl(place, changes)
}

/** Changes parameters of a list's URL and removes page and open item. */
export const listUrl = (place: UrlParts, changes: Changes): string =>
  changedUrl(place, { ...changes, pagina: '', ver: '' })

/** Changes parameters of a URL. The value '' removes a parameter. */
export function changedUrl({ pathname, search }: UrlParts, changes: Changes): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value) params.set(name, value)
    else params.delete(name)
  }
  return params.size === 0 ? pathname : `${pathname}?${params}`
}
