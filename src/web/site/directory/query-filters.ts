import type { ListedCategory } from '#contract/directory.ts'
import type { Toggle } from './category-filters.tsx'
import { type DirectoryQuery, directoryUrl, type OpenFilter } from './directory-url.ts'
import { openLabel } from './titles.ts'

/** Each links to the list without it. */
export function filtersOf(query: DirectoryQuery, chosen: ListedCategory[]) {
  const rest = { ...query, page: 1 }
  const filters = chosen.map(({ name, slug }) => {
    const categories = chosen.map((one) => one.slug).filter((one) => one !== slug)
    return { name, without: directoryUrl({ ...rest, categories }) }
  })
  const { open, offers } = query
  return [
    ...filters,
    ...(open
      ? [{ name: openLabel(open), without: directoryUrl({ ...rest, open: undefined }) }]
      : []),
    ...(offers ? [{ name: 'Con ofertas', without: directoryUrl({ ...rest, offers: false }) }] : []),
  ]
}

/** The filters that are on or off. */
export function togglesOf({ open, offers = false }: DirectoryQuery): Toggle[] {
  const openOf = (value: OpenFilter) => ({
    group: 'Cuándo',
    name: 'open',
    value,
    label: openLabel(value),
    isPressed: open === value,
  })
  const other = open && open !== 'now' && open !== 'sun' ? [openOf(open)] : []
  return [
    openOf('now'),
    openOf('sun'),
    ...other,
    { group: 'Ofertas', name: 'ofertas', value: '1', label: 'Solo con ofertas', isPressed: offers },
  ]
}
