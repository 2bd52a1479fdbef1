import type { ListedCategory } from '#contract/directory.ts'
import { factOf } from '#contract/facts/fact-table.ts'
import { OFFER_TIMES, type OfferTime } from '#contract/offer-dates.ts'
import type { UnderstoodSearch } from '#contract/understood-search.ts'
import type { Toggle } from './category-filters.tsx'
import {
  type DirectoryQuery,
  directoryUrl,
  NEAR_STREET,
  type OffersQuery,
  type OpenFilter,
  offersUrl,
  TIME_WORDS,
} from './directory-url.ts'
import { openLabel } from './titles.ts'

const NEAR = 'Cerca de mí'

export const TIME_LABELS: Record<OfferTime, string> = {
  today: 'Hoy',
  ending: 'Acaba pronto',
  weekend: 'Este fin de semana',
}

/** Returns the active filters, each with the URL without it. `place`: the place that the search text names. */
export function filtersOf(query: DirectoryQuery, chosen: ListedCategory[], place?: string | null) {
  const { open, near, facts = [], offers } = query
  const urlWith = (change: DirectoryQuery) => directoryUrl({ ...query, page: 1, ...change })
  return [
    ...categoryFilters(chosen, urlWith),
    open && { name: openLabel(open), href: urlWith({ open: undefined }) },
    near && { name: place ? `Cerca de ${place}` : NEAR, href: urlWith({ near: undefined }) },
    ...facts.map((name) => ({
      name: factOf(name).filter!,
      href: urlWith({ facts: facts.filter((fact) => fact !== name) }),
    })),
    offers && { name: 'Con ofertas', href: urlWith({ offers: false }) },
  ].filter((filter) => !!filter)
}

export function offerFiltersOf(query: OffersQuery, chosen: ListedCategory[]) {
  const { when } = query
  const urlWith = (change: OffersQuery) => offersUrl({ ...query, page: 1, ...change })
  return [
    ...categoryFilters(chosen, urlWith),
    when && { name: TIME_LABELS[when], href: urlWith({ when: undefined }) },
  ].filter((filter) => !!filter)
}

function categoryFilters(
  chosen: ListedCategory[],
  urlWith: (change: { categories: string[] }) => string,
) {
  return chosen.map((category) => {
    const others = chosen.filter(({ id }) => id !== category.id)
    return { name: category.name, href: urlWith({ categories: others.map(({ slug }) => slug) }) }
  })
}

export function togglesOf({ open, near, offers = false }: DirectoryQuery): Toggle[] {
  const openOf = (value: OpenFilter) => ({
    name: 'open',
    value,
    label: openLabel(value),
    isPressed: open === value,
  })
  // The URL or the search text may name a weekday that has no toggle.
  const otherDay = open && open !== 'now' && open !== 'sun' ? [openOf(open)] : []
  return [
    openOf('now'),
    { name: 'near', value: near ?? NEAR_STREET, label: NEAR, isPressed: near !== undefined },
    { name: 'ofertas', value: '1', label: 'Con ofertas', isPressed: offers },
    openOf('sun'),
    ...otherDay,
  ]
}

export const timeToggles = (when: OfferTime | undefined): Toggle[] =>
  OFFER_TIMES.map((time) => ({
    name: 'cuando',
    value: TIME_WORDS[time],
    label: TIME_LABELS[time],
    isPressed: time === when,
  }))

/** Adds the filters found in the text of a search. Chosen filters take precedence. */
export function understoodQuery(
  { q, open, near, offers, facts = [] }: DirectoryQuery,
  understood: UnderstoodSearch | undefined,
) {
  if (understood === undefined) return { q, open, near, offers: offers ?? false, facts }
  const { search, closed } = understood
  return {
    q: search || undefined,
    // `closed`: no shop is open at this time, so the server has not applied the filter.
    open: open ?? (closed ? undefined : (understood.open ?? undefined)),
    near: near ?? (understood.near === 'me' ? NEAR_STREET : (understood.near ?? undefined)),
    offers: offers || understood.offers,
    facts: [...new Set([...facts, ...understood.facts])],
  }
}
