import { z } from 'zod'
import { publicCommerceOutputs, SORTABLE_COMMERCE_FIELDS } from './commerce-fields.ts'
import { nearAsked } from './coordinates.ts'
import { factsAsked } from './facts/fact-filters.ts'
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
import { OFFER_STATES } from './offer-dates.ts'
import { publicOfferOutputs, SORTABLE_OFFER_FIELDS } from './offer-fields.ts'
import { OFFER_TIMES } from './offer-times.ts'
import { understoodSearch } from './understood-search.ts'

const photo = {
  photo: z.string(),
  /** Pixels of the largest file. */
  photo_width: z.int(),
  photo_height: z.int(),
  photo_placeholder: z.string(),
}

const { name, description, ...outputs } = publicCommerceOutputs

/** A public shop; `slug` is its name in URLs. */
export const listedCommerce = z.object({
  id: z.int(),
  slug: z.string(),
  name,
  description,
  ...photo,
  ...outputs,
  /** The number of its offers that hold today. */
  offers: z.int(),
  ...openNow,
  /** The hours of the week as painted on a door, '' when unknown. */
  hours_text: z.string(),
  updated_at: z.iso.datetime(),
  /** Metres from the point asked for, with `near` only; null: nobody has said where it is. */
  distance: z.int().nullable().optional(),
})
export type ListedCommerce = z.infer<typeof listedCommerce>

/** Beside the results of a search. */
export const aboutSearch = z.object({
  /** The filters that the search itself says, which the results follow; null: it is words alone. */
  understood: understoodSearch.nullable(),
  /** Nobody has all of its words: the results have most of them. */
  is_loose: z.boolean(),
})
export type AboutSearch = z.infer<typeof aboutSearch>

const { title, description: offerDescription, type, ...offerOutputs } = publicOfferOutputs

/** A public offer; without a photo a drawing stands in. */
export const listedOffer = z.object({
  id: z.int(),
  slug: z.string(),
  title,
  description: offerDescription,
  type,
  photo: photo.photo.nullable(),
  photo_width: photo.photo_width.nullable(),
  photo_height: photo.photo_height.nullable(),
  photo_placeholder: photo.photo_placeholder.nullable(),
  ...offerOutputs,
  /** Whether it was ended on its last day, before that day was over. */
  ended: z.boolean(),
  /** Lists have `running` and `ends_today`; an address that has `ended` still answers. */
  state: z.enum(OFFER_STATES),
  /** Whether it holds on this very day: of a weekly one, on its days. */
  today: z.boolean(),
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

/** A shop with its offers, newest first. */
export const listedCommerceDetail = listedCommerce.extend({
  /** When its data were last changed, or said to be right. */
  confirmed_at: z.iso.datetime(),
  /** Its cover, which is `photo`, and the others in their order. */
  photos: z.array(shopPhoto),
  hours: hoursOutput,
  /** As `hours_text`, with seasons and dates, in OpenStreetMap's syntax of that name. */
  opening_hours: z.string(),
  /** The days of the town's calendar within two weeks; `may_change`: the shop has not answered whether it opens. */
  holidays: z.array(z.object({ date: z.string(), name: z.string(), may_change: z.boolean() })),
  published_offers: z.array(listedOffer),
})
export type UpcomingHoliday = ListedCommerceDetail['holidays'][number]
export type ListedCommerceDetail = z.infer<typeof listedCommerceDetail>

/**
 * A 404 of the directory: `closed` names a shop that was public and is hidden for now, whose address, or an
 * offer's, the visitor already knows. A 410 names one that has closed for ever, for a year. Nothing is said of others.
 */
export const notPublished = httpError.extend({
  closed: z
    .object({
      name: z.string(),
      category: z.array(z.int()),
      /** When it closed for ever; null: it is hidden for now. */
      since: z.iso.datetime().nullable(),
    })
    .optional(),
})
export type ClosedShop = NonNullable<z.infer<typeof notPublished>['closed']>

/** A category, with the number of matching shops. Slugs are unique. */
export const listedCategory = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  commerces: z.int(),
  /** The number of its published offers, with `count=offers` only. */
  offers: z.int().optional(),
})
export type ListedCategory = z.infer<typeof listedCategory>

/** Suggestions while somebody types, and when nothing was found. */
export const suggestions = z.object({
  commerces: z.array(listedCommerce.pick({ id: true, slug: true, name: true, direction: true })),
  /** When nothing matches: categories with similar names. */
  categories: z.array(listedCategory),
  /** '¿Quisiste decir…?': a corrected search that finds something, when the original finds nothing. */
  suggestion: z.string().nullable(),
})
export type Suggestions = z.infer<typeof suggestions>

export const LISTED_COMMERCE_COLUMNS = [
  'id',
  'slug',
  ...SORTABLE_COMMERCE_FIELDS,
  'offers',
  'updated_at',
] as const
export type ListedCommerceColumn = (typeof LISTED_COMMERCE_COLUMNS)[number]

/** `created_at` is the publication; `commerce` orders by the shop's name. */
export const LISTED_OFFER_COLUMNS = [
  'id',
  'slug',
  ...SORTABLE_OFFER_FIELDS,
  'commerce',
  'created_at',
  'updated_at',
] as const
export type ListedOfferColumn = (typeof LISTED_OFFER_COLUMNS)[number]

export const LISTED_CATEGORY_COLUMNS = ['id', 'slug', 'name', 'commerces', 'offers'] as const
export type ListedCategoryColumn = (typeof LISTED_CATEGORY_COLUMNS)[number]

const categoryAsked = queryIds('La categoría se indica con su número')

const withOffers = queryFlag('Di si solo los que tienen ofertas: true o false')

/** Only offers that may be used `today` or this `weekend`, or those `ending` within three days. */
export const offeredWhen = oneOf(OFFER_TIMES)

export const listedCommerceQuery = z.object({
  id: idFilter,
  search: searchTerm,
  category: categoryAsked,
  facts: factsAsked,
  offers: withOffers,
  open: openFilter,
  near: nearAsked,
  /** Default: nearest first with `near`, else best match first, or newest first without a search. */
  ordering: orderingBy(LISTED_COMMERCE_COLUMNS, 1),
})

export const listedOfferQuery = z.object({
  id: idFilter,
  commerce: queryId('El comercio se indica con su número'),
  search: searchTerm,
  category: categoryAsked,
  when: offeredWhen,
  /** Default: best match first; without a search, as /como-ordenamos describes. */
  ordering: orderingBy(LISTED_OFFER_COLUMNS, 1),
})

export const listedCategoryQuery = z.object({
  id: idFilter,
  search: searchTerm,
  /** Counts only shops of which these are known to hold. */
  facts: factsAsked,
  offers: withOffers,
  /** Counts only shops that are open then. */
  open: openFilter,
  /** Only the category with this slug, or that had it before it was renamed. */
  slug: searchTerm,
  count: oneOf(['offers']),
  /** Of which offers are counted. */
  when: offeredWhen,
  ordering: orderingBy(LISTED_CATEGORY_COLUMNS, 1),
})

export type ListedCategoryQuery = z.infer<typeof listedCategoryQuery>

export const suggestionQuery = z.object({ search: searchTerm })
