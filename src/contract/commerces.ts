import { z } from 'zod'
import { commerceInputs, commerceOutputs, SORTABLE_COMMERCE_FIELDS } from './commerce-fields.ts'
import { flag, lines, mail, nested, optional } from './fields.ts'
import { httpError } from './http-error.ts'
import {
  DELETED_OR_NOT,
  idFilter,
  type Ordering,
  oneOf,
  orderingBy,
  queryFlag,
  queryIds,
  searchTerm,
} from './list-query.ts'

/** PE: waits for review. OK: accepted, so public. RE: rejected, with a reason. */
export const STATUSES = ['PE', 'OK', 'RE'] as const
export type Status = (typeof STATUSES)[number]

const { name, description, ...outputs } = commerceOutputs

/** A shop as the back-office sees it. Instants are ISO 8601 in UTC; `photo` is an absolute address. */
export const commerce = z.object({
  id: z.int(),
  name,
  description,
  photo: z.string(),
  ...outputs,
  /** Pixels of the largest file. */
  photo_width: z.int(),
  photo_height: z.int(),
  photo_placeholder: z.string(),
  /** The pk of its application, by which it is sent again. */
  application: z.int(),
  /** What its owner wrote to be listed, to be corrected and not written again. */
  application_text: z.string(),
  status: z.enum(STATUSES),
  reason: z.string().nullable(),
  hidden: z.boolean(),
  offers: z.int(),
  submitted_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime(),
  /** Counts the saves; it is the `ETag` of a shop that is answered alone. */
  version: z.int(),
  /** When it was put into the bin. */
  deleted_at: z.iso.datetime().nullable(),
  /** Until when it can be brought back from there. */
  expires_at: z.iso.datetime().nullable(),
  /**
   * Whose it is: told to administrators alone; null is nobody's yet. An account that is confirmed and
   * not active has been shut: nobody else sees its shops. One that is invited has yet to answer.
   */
  owner: z
    .object({
      id: z.int(),
      username: z.string(),
      email: z.string(),
      is_active: z.boolean(),
      is_confirmed: z.boolean(),
      is_invited: z.boolean(),
    })
    .nullable(),
})
export type Commerce = z.infer<typeof commerce>

/** Somebody else has saved the shop meanwhile: `current` is what they left. */
export const editConflict = httpError.extend({ current: commerce })

/** Why the shop should be listed, in its owner's words. */
export const applicationText = lines('La aplicación es obligatoria', 4000)

/**
 * Sends a rejected application again with the save that corrects it: both or neither. Without a text
 * it keeps the one it has. A shop that is not rejected is only saved.
 */
const resubmission = {
  resubmit: flag('Di si la solicitud se envía otra vez: true o false').optional(),
  application_text: applicationText.optional(),
}

export const commerceForm = z.object({ ...commerceInputs, ...resubmission })
export type CommerceForm = z.infer<typeof commerceForm>

/** Whose a shop is, by their e-mail; '' and null: nobody's yet. For administrators. */
const ownerMail = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
  mail('El correo electrónico es obligatorio').nullable(),
)

/** Some of a shop. Only a published one can be hidden; only administrators say whose it is. */
export const commerceChanges = commerceForm
  .extend({ hidden: flag('Di si el comercio se oculta: true o false'), owner_email: ownerMail })
  .partial()
export type CommerceChanges = z.infer<typeof commerceChanges>

export const newCommerce = nested({
  ...commerceInputs,
  application: nested({ application: applicationText }),
})
export type NewCommerce = z.infer<typeof newCommerce>

/** A further shop of somebody who has an account. */
export const addedCommerce = z.object({ ...commerceInputs, application: applicationText })

/** A shop that the office adds: it needs no application, and says whose it is where somebody is known. */
export const officeCommerce = addedCommerce.extend({
  application: optional(applicationText),
  owner_email: ownerMail.optional(),
})
export type OfficeCommerce = z.infer<typeof officeCommerce>

/** Both, for the document of the API: what holds for everybody. */
export const commerceToAdd = addedCommerce.extend({ owner_email: ownerMail.optional() })

/** How a shop stands for its neighbours, beside how its application stands. */
export const COMMERCE_STATES = [...STATUSES, 'hidden', 'published'] as const
export type CommerceState = (typeof COMMERCE_STATES)[number]

export const COMMERCE_COLUMNS = [
  'id',
  ...SORTABLE_COMMERCE_FIELDS,
  'application',
  'application_text',
  'status',
  'reason',
  'hidden',
  'offers',
  'submitted_at',
  'decided_at',
  'updated_at',
  'version',
  'deleted_at',
  'expires_at',
  'owner',
] as const
export type CommerceColumn = (typeof COMMERCE_COLUMNS)[number]
export type CommerceOrder = Ordering<CommerceColumn>

/** `deleted`: what lies in the bin instead, the last one first unless an order is asked for. */
export const commerceQuery = z.object({
  id: idFilter,
  search: searchTerm,
  category: queryIds('La categoría se indica con su número'),
  status: oneOf(STATUSES),
  state: oneOf(COMMERCE_STATES),
  hidden: queryFlag('Di si el comercio está oculto: true o false'),
  /** `owner` orders by the username. */
  ordering: orderingBy(COMMERCE_COLUMNS),
  deleted: queryFlag(DELETED_OR_NOT),
})
export type CommerceQuery = z.infer<typeof commerceQuery>
