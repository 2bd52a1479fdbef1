import { z } from 'zod'
import { askedIds, oneOf, searchTerm } from './fields.ts'

const photo = {
  photo: z.string(),
  /** Pixels of the largest file. */
  photo_width: z.int(),
  photo_height: z.int(),
  photo_placeholder: z.string(),
}

/** A shop as anybody sees it: `slug` is its name in addresses. */
export const listedCommerce = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  ...photo,
  category: z.array(z.int()),
  direction: z.string(),
  n_tlf: z.string(),
  contact_mail: z.string(),
  /** How many it has. */
  offers: z.int(),
  updated_at: z.iso.datetime(),
})
export type ListedCommerce = z.infer<typeof listedCommerce>

/** An offer as anybody sees it; without a photo its cloth is drawn instead. */
export const listedOffer = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  type: z.string(),
  photo: photo.photo.nullable(),
  photo_width: photo.photo_width.nullable(),
  photo_height: photo.photo_height.nullable(),
  photo_placeholder: photo.photo_placeholder.nullable(),
  category: z.array(z.int()),
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

/** One shop with its offers, newest first. */
export const listedCommerceDetail = listedCommerce.extend({
  published_offers: z.array(listedOffer),
})
export type ListedCommerceDetail = z.infer<typeof listedCommerceDetail>

/** A trade, and how many of the shops asked for are of it. No two have the same slug. */
export const listedCategory = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  commerces: z.int(),
  /** How many published offers are of it: only where `count=offers` asks. */
  offers: z.int().optional(),
})
export type ListedCategory = z.infer<typeof listedCategory>

/** What to offer while somebody types, and when nothing was found. */
export const suggestions = z.object({
  commerces: z.array(listedCommerce.pick({ id: true, slug: true, name: true, direction: true })),
  /** When nothing matches: the trades whose names are nearest. */
  categories: z.array(listedCategory),
  /** '¿Quisiste decir…?': what does find something, where the search as it stands finds nothing. */
  suggestion: z.string().nullable(),
})
export type Suggestions = z.infer<typeof suggestions>

export const COMMERCE_ORDERINGS = ['name', '-name', 'updated_at', '-updated_at'] as const
export type CommerceOrdering = (typeof COMMERCE_ORDERINGS)[number]

/** `created_at` is when it was published. */
export const OFFER_ORDERINGS = ['title', '-title', 'created_at', '-created_at'] as const
export type OfferOrdering = (typeof OFFER_ORDERINGS)[number]

/** Of any of these. */
const categoryAsked = askedIds('La categoría se indica con su número')

/** Only shops that have an offer now. */
const withOffers = oneOf(['1'])

export const listedCommerceQuery = z.object({
  search: searchTerm,
  category: categoryAsked,
  offers: withOffers,
  /** Without one: the best match first, or the newest where nothing is searched. */
  ordering: oneOf(COMMERCE_ORDERINGS),
})

export const listedOfferQuery = z.object({
  search: searchTerm,
  category: categoryAsked,
  /** Without one: the best match first, or the newest where nothing is searched. */
  ordering: oneOf(OFFER_ORDERINGS),
})

export const listedCategoryQuery = z.object({
  search: searchTerm,
  offers: withOffers,
  /** Only the one that goes by this slug, or went by it before it was renamed. */
  slug: searchTerm,
  count: oneOf(['offers']),
})

export const suggestionQuery = z.object({ search: searchTerm })
