import type { ListedCategory } from '#contract/directory.ts'
import { factOf } from '#contract/facts/fact-table.ts'
import type { Toggle } from './category-filters.tsx'
import { type DirectoryQuery, directoryUrl, NEAR_STREET, type OpenFilter } from './directory-url.ts'
import { openLabel } from './titles.ts'

const NEAR = 'Cerca de mí'

/** Returns the active filters, each with the URL of the list without it. `place` is the search's name for `near`. */
export function filtersOf(query: DirectoryQuery, chosen: ListedCategory[], place?: string | null) {
  const rest = { ...query, page: 1 }
  const filters = chosen.map(({ name, slug }) => {
    const categories = chosen.map((one) => one.slug).filter((one) => one !== slug)
    return { name, without: directoryUrl({ ...rest, categories }) }
  })
  const { open, near, offers, facts = [] } = query
  return [
    ...filters,
    ...(open
      ? [{ name: openLabel(open), without: directoryUrl({ ...rest, open: undefined }) }]
      : []),
    ...(near
      ? [
          {
            name: place ? `Cerca de ${place}` : NEAR,
            without: directoryUrl({ ...rest, near: undefined }),
          },
        ]
      : []),
    ...facts.map((fact) => ({
      name: factOf(fact).filter!,
      without: directoryUrl({ ...rest, facts: facts.filter((one) => one !== fact) }),
    })),
    ...(offers ? [{ name: 'Con ofertas', without: directoryUrl({ ...rest, offers: false }) }] : []),
  ]
}

/** Returns the filters that can be switched on and off. */
export function togglesOf({ open, near, offers = false }: DirectoryQuery): Toggle[] {
  const openOf = (value: OpenFilter) => ({
    name: 'open',
    value,
    label: openLabel(value),
    isPressed: open === value,
  })
  const other = open && open !== 'now' && open !== 'sun' ? [openOf(open)] : []
  return [
    openOf('now'),
    { name: 'near', value: near ?? NEAR_STREET, label: NEAR, isPressed: near !== undefined },
    { name: 'ofertas', value: '1', label: 'Con ofertas', isPressed: offers },
    openOf('sun'),
    ...other,
  ]
}
