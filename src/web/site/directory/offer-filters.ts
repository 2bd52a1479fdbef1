import type { ListedCategory } from '#contract/directory.ts'
import { OFFER_TIMES, type OfferTime } from '#contract/offer-times.ts'
import type { Toggle } from './category-filters.tsx'
import { type OffersQuery, offersUrl, TIME_WORDS } from './directory-url.ts'

export const TIME_LABELS: Record<OfferTime, string> = {
  today: 'Hoy',
  ending: 'Acaba pronto',
  weekend: 'Este fin de semana',
}

/** Toggles for the time of the offers; at most one is pressed. */
export const timeToggles = (when: OfferTime | undefined): Toggle[] =>
  OFFER_TIMES.map((time) => ({
    name: 'cuando',
    value: TIME_WORDS[time],
    label: TIME_LABELS[time],
    isPressed: time === when,
  }))

/** Returns the active filters, each with the URL of the list without it. */
export function chosenOf(query: OffersQuery, chosen: readonly ListedCategory[]) {
  const rest = { ...query, page: 1 }
  const categories = chosen.map(({ name, slug }) => ({
    name,
    without: offersUrl({
      ...rest,
      categories: query.categories?.filter((one) => one !== slug) ?? [],
    }),
  }))
  if (query.when === undefined) return categories
  const time = { name: TIME_LABELS[query.when], without: offersUrl({ ...rest, when: undefined }) }
  return [...categories, time]
}
