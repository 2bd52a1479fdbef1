import { z } from 'zod'
import { publicCommerceOutputs, SORTABLE_COMMERCE_FIELDS } from './commerce-fields.ts'
import { nearFilter } from './coordinates.ts'
import { factsFilter } from './facts/fact-filters.ts'
import { shopPhoto } from './gallery.ts'
import { hoursOutput } from './hours/hours.ts'
import { openFilter, openNow } from './hours/open-state.ts'
import { httpError } from './http-error.ts'
import {
  idFilter,
  oneOf,
  orderingBy,
  queryFlag,
  queryId,
  queryIds,
  searchTerm,
} from './list-query.ts'
import { OFFER_TIMES } from './offer-dates.ts'
import { SORTABLE_OFFER_FIELDS } from './offer-fields.ts'
import { offerContent } from './offers.ts'
import { understoodSearch } from './understood-search.ts'

const { name, description, ...outputs } = publicCommerceOutputs

export const listedCommerce = z.object({
  id: z.int(),
  slug: z.string(),
  name,
  description,
  photo: z.string(),
  photo_width: z.int(),
  photo_height: z.int(),
  photo_placeholder: z.string(),
  ...outputs,
  offers: z.int(),
  ...openNow,
  hours_text: z.string(),
  updated_at: z.iso.datetime(),
  /** Metres from the point in `near`; missing without `near`, null if the shop has no place on the map. */
  distance: z.int().nullable().optional(),
})
export type ListedCommerce = z.infer<typeof listedCommerce>

export const aboutSearch = z.object({
  understood: understoodSearch.nullable(),
  /** Whether the results match only most words of the search, because no shop matches all. */
  is_loose: z.boolean(),
})
export type AboutSearch = z.infer<typeof aboutSearch>

export const listedOffer = z.object({
  id: z.int(),
  slug: z.string(),
  /** Lists contain only running offers, but an ended offer still has a page. */
  ...offerContent,
  commerce: z.object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    direction: z.string(),
    category: z.array(z.int()),
  }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type ListedOffer = z.infer<typeof listedOffer>

export const listedCommerceDetail = listedCommerce.extend({
  confirmed_at: z.iso.datetime(),
  photos: z.array(shopPhoto),
  hours: hoursOutput,
  opening_hours: z.string(),
  /** Holidays of the next two weeks. `may_change`: the shop has not answered whether it opens. */
  holidays: z.array(z.object({ date: z.string(), name: z.string(), may_change: z.boolean() })),
  published_offers: z.array(listedOffer),
})
export type UpcomingHoliday = ListedCommerceDetail['holidays'][number]
export type ListedCommerceDetail = z.infer<typeof listedCommerceDetail>

/** `closed` describes a hidden shop that was public (404), or a shop that closed permanently within a year (410). */
export const notPublished = httpError.extend({
  closed: z
    .object({
      name: z.string(),
      category: z.array(z.int()),
      /** When the shop closed permanently; null: it is only hidden. */
      since: z.iso.datetime().nullable(),
    })
    .optional(),
})
export type ClosedShop = NonNullable<z.infer<typeof notPublished>['closed']>

export const listedCategory = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  commerces: z.int(),
  /** Number of published offers in the category; only with `count=offers`. */
  offers: z.int().optional(),
})
export type ListedCategory = z.infer<typeof listedCategory>

export const suggestions = z.object({
  commerces: z.array(listedCommerce.pick({ id: true, slug: true, name: true, direction: true })),
  /** If no category matches: categories with similar names. */
  categories: z.array(listedCategory),
  /** '¿Quisiste decir…?': a corrected search with results, if the original has none. */
  suggestion: z.string().nullable(),
})
export type Suggestions = z.infer<typeof suggestions>

const LISTED_COMMERCE_COLUMNS = [
  'id',
  'slug',
  ...SORTABLE_COMMERCE_FIELDS,
  'offers',
  'updated_at',
] as const
export type ListedCommerceColumn = (typeof LISTED_COMMERCE_COLUMNS)[number]

/** Ordering by `created_at` is by publication, by `commerce` it is by the shop's name. */
const LISTED_OFFER_COLUMNS = [
  'id',
  'slug',
  ...SORTABLE_OFFER_FIELDS,
  'commerce',
  'created_at',
  'updated_at',
] as const
export type ListedOfferColumn = (typeof LISTED_OFFER_COLUMNS)[number]

const LISTED_CATEGORY_COLUMNS = ['id', 'slug', 'name', 'commerces', 'offers'] as const
export type ListedCategoryColumn = (typeof LISTED_CATEGORY_COLUMNS)[number]

const categoryFilter = queryIds('La categoría se indica con su número')

const withOffers = queryFlag('Di si solo los que tienen ofertas: true o false')

export const offerTimeFilter = oneOf(OFFER_TIMES)

export const listedCommerceQuery = z.object({
  id: idFilter,
  search: searchTerm,
  category: categoryFilter,
  facts: factsFilter,
  offers: withOffers,
  open: openFilter,
  near: nearFilter,
  /** Default: nearest first with `near`, else best match first, or newest first without a search. */
  ordering: orderingBy(LISTED_COMMERCE_COLUMNS, { max: 1 }),
})

export const listedOfferQuery = z.object({
  id: idFilter,
  commerce: queryId('El comercio se indica con su número'),
  search: searchTerm,
  category: categoryFilter,
  when: offerTimeFilter,
  ordering: orderingBy(LISTED_OFFER_COLUMNS, { max: 1 }),
})

export const listedCategoryQuery = z.object({
  id: idFilter,
  search: searchTerm,
  facts: factsFilter,
  offers: withOffers,
  open: openFilter,
  slug: searchTerm,
  count: oneOf(['offers']),
  when: offerTimeFilter,
  ordering: orderingBy(LISTED_CATEGORY_COLUMNS, { max: 1 }),
})

export type ListedCategoryQuery = z.infer<typeof listedCategoryQuery>

export const suggestionQuery = z.object({ search: searchTerm })
