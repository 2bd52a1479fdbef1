import { z } from 'zod'
import { flag, optional, rowId } from './fields.ts'
import {
  DELETED_OR_NOT,
  idFilter,
  orderingBy,
  queryFlag,
  queryId,
  queryIds,
  queryWords,
  searchTerm,
} from './list-query.ts'
import { OFFER_STATES } from './offer-dates.ts'
import { offerInputs, offerOutputs, SORTABLE_OFFER_FIELDS } from './offer-fields.ts'

const { title, description, type, ...outputs } = offerOutputs

/** An offer of a shop; without a photo a drawing stands in. */
export const offer = z.object({
  id: z.int(),
  title,
  description,
  type,
  photo: z.string().nullable(),
  /** Pixels of the largest file. */
  photo_width: z.int().nullable(),
  photo_height: z.int().nullable(),
  photo_placeholder: z.string().nullable(),
  ...outputs,
  /** Whether it was ended on its last day, before that day was over. */
  ended: z.boolean(),
  state: z.enum(OFFER_STATES),
  /** Whether it holds on this very day: of a weekly one, on its days. */
  today: z.boolean(),
  commerce: z.int(),
  updated_at: z.iso.datetime(),
  /** Null except in the list of the bin. */
  deleted_at: z.iso.datetime().nullable(),
  expires_at: z.iso.datetime().nullable(),
})
export type Offer = z.infer<typeof offer>

export const OFFER_COLUMNS = [
  'id',
  ...SORTABLE_OFFER_FIELDS,
  'commerce',
  'updated_at',
  'deleted_at',
  'expires_at',
] as const

/** Without a shop, the offers of every shop that the caller may manage. */
export const offerQuery = z.object({
  id: idFilter,
  search: searchTerm,
  commerce: queryId('El comercio se indica con su número'),
  category: queryIds('La categoría se indica con su número'),
  type: searchTerm,
  state: queryWords(OFFER_STATES),
  ordering: orderingBy(OFFER_COLUMNS),
  /** Those in the bin instead, last deleted first. */
  deleted: queryFlag(DELETED_OR_NOT),
})
export type OfferQuery = z.infer<typeof offerQuery>

export const UNKNOWN_COMMERCE = 'Ese comercio no existe o no es tuyo'
export const UNKNOWN_OFFER = 'La oferta que querías repetir ya no está: elige otra foto'

const commerce = rowId(UNKNOWN_COMMERCE, 'Indica de qué comercio es la oferta')

export const newOffer = z.object({
  ...offerInputs,
  commerce,
  /** The offer whose photo this one reuses, when none is sent. */
  photo_from: optional(rowId(UNKNOWN_OFFER)),
})
export type NewOffer = z.infer<typeof newOffer>

export const offerForm = z.object({
  ...offerInputs,
  /** true ends a running offer now; false, or other dates, let it run as its dates say. */
  ended: flag('Di si la oferta termina ahora: true o false').optional(),
  commerce: z.optional(commerce),
  /** Empty, as text or null, removes the photo. */
  photo: z.preprocess(
    (photo) => (photo === '' || photo === null ? null : undefined),
    z.null().optional(),
  ),
})
export type OfferForm = z.infer<typeof offerForm>

/** Suggested when the directory has few types of its own. */
export const COMMON_TYPES = [
  'Descuento',
  '2 x 1',
  'Novedad',
  'De temporada',
  'Precio especial',
  'Regalo',
  'Menú',
  'Taller',
] as const

/** Suggested types, those of most shops first. */
export const offerTypes = z.array(z.string())
