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

export const offerContent = {
  title,
  description,
  type,
  photo: z.string().nullable(),
  photo_width: z.int().nullable(),
  photo_height: z.int().nullable(),
  photo_placeholder: z.string().nullable(),
  ...outputs,
  ended: z.boolean(),
  state: z.enum(OFFER_STATES),
  /** Whether the offer runs and today is one of its weekdays. */
  today: z.boolean(),
}

export const offer = z.object({
  id: z.int(),
  ...offerContent,
  commerce: z.int(),
  updated_at: z.iso.datetime(),
  /** Null, except in the list of deleted offers. */
  deleted_at: z.iso.datetime().nullable(),
  expires_at: z.iso.datetime().nullable(),
})
export type Offer = z.infer<typeof offer>

export const offerQuery = z.object({
  id: idFilter,
  search: searchTerm,
  commerce: queryId('El comercio se indica con su número'),
  category: queryIds('La categoría se indica con su número'),
  type: searchTerm,
  state: queryWords(OFFER_STATES),
  ordering: orderingBy([
    'id',
    ...SORTABLE_OFFER_FIELDS,
    'commerce',
    'updated_at',
    'deleted_at',
    'expires_at',
  ]),
  deleted: queryFlag(DELETED_OR_NOT),
})
export type OfferQuery = z.infer<typeof offerQuery>

export const UNKNOWN_COMMERCE = 'Ese comercio no existe o no es tuyo'
export const UNKNOWN_OFFER = 'La oferta que querías repetir ya no está: elige otra foto'

const commerce = rowId(UNKNOWN_COMMERCE, 'Indica de qué comercio es la oferta')

export const newOffer = z.object({
  ...offerInputs,
  commerce,
  /** Id of the repeated offer, whose photo the new offer gets. */
  photo_from: optional(rowId(UNKNOWN_OFFER)),
})
export type NewOffer = z.infer<typeof newOffer>

export const offerForm = z.object({
  ...offerInputs,
  /** True ends a running offer at once; false, or new dates, start it again. */
  ended: flag('Di si la oferta termina ahora: true o false').optional(),
  commerce: z.optional(commerce),
  /** '' and null remove the photo. */
  photo: z.preprocess(
    (photo) => (photo === '' || photo === null ? null : undefined),
    z.null().optional(),
  ),
})
export type OfferForm = z.infer<typeof offerForm>

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

export const offerTypes = z.array(z.string())
