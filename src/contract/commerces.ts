import { z } from 'zod'
import { optionalReason } from './appeals.ts'
import {
  commerceInputs,
  commerceOutputs,
  inParts,
  newCommerceInputs,
  SORTABLE_COMMERCE_FIELDS,
} from './commerce-fields.ts'
import { mail, shownMailOrNone } from './contact-fields.ts'
import { withWholePoint } from './coordinates.ts'
import { flag, lines, nested, optional, orNull, rowId } from './fields.ts'
import { shopPhoto } from './gallery.ts'
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
import { pendingChange } from './proposals.ts'

/** PE: pending. OK: accepted. RE: rejected, with a reason. */
export const STATUSES = ['PE', 'OK', 'RE'] as const
export type Status = (typeof STATUSES)[number]

const { name, description, ...outputs } = commerceOutputs

/** A shop in the back-office. Instants are ISO 8601 in UTC; `photo` is an absolute URL. */
export const commerce = z.object({
  id: z.int(),
  name,
  description,
  photo: z.string(),
  ...outputs,
  /** The regular week in one line of Spanish text; '' if unknown. Read only. */
  hours_text: z.string(),
  /** The hours in the syntax of OpenStreetMap's key `opening_hours`, with seasons and dates. Read only. */
  opening_hours: z.string(),
  /** Pixels of the largest file. */
  photo_width: z.int(),
  photo_height: z.int(),
  photo_placeholder: z.string(),
  /** All photos in their order; the first is `photo`. */
  photos: z.array(shopPhoto),
  /** The pk of its application. */
  application: z.int(),
  /** The text of the application, for correcting it. */
  application_text: z.string(),
  status: z.enum(STATUSES),
  reason: z.string().nullable(),
  hidden: z.boolean(),
  /** When it closed permanently; it has been hidden since then. */
  closed_at: z.iso.datetime().nullable(),
  offers: z.int(),
  submitted_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime(),
  /** Incremented by every save; the value of the `ETag`. */
  version: z.int(),
  deleted_at: z.iso.datetime().nullable(),
  /** When it is purged from the bin. */
  expires_at: z.iso.datetime().nullable(),
  /**
   * Only for administrators; null: no owner. An account that is confirmed but not active was deactivated, and its shops
   * are not public. `is_invited`: the owner has not accepted the invitation yet.
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
  /** Changes of the owner that wait for review; missing if there are none. Read only. */
  pending: z.array(pendingChange).optional(),
  /** Id of the proposal that contains `pending`. */
  proposal: z.int().optional(),
})
export type Commerce = z.infer<typeof commerce>

/** Somebody else has saved the shop meanwhile: `current` is the saved version. */
export const editConflict = httpError.extend({ current: commerce })

export const applicationText = lines('La aplicación es obligatoria', 4000)

/**
 * Resubmits a rejected application in the transaction of the save. Without a text the current one stays. Ignored if the
 * application is not rejected.
 */
const resubmission = {
  resubmit: flag('Di si la solicitud se envía otra vez: true o false').optional(),
  application_text: applicationText.optional(),
}

/**
 * Whether the form was filled with the values that wait for review (`pending`), as in the owner's edit screen. Then
 * sending the published value of a field withdraws its pending change; otherwise the pending change stays.
 */
const with_pending = flag('Di si el formulario parte de lo que está en revisión: true o false')

const writtenFields = z.object({
  ...commerceInputs,
  ...resubmission,
  with_pending: with_pending.optional(),
})

export const commerceForm = withWholePoint(writtenFields)

/** The office may leave the public e-mail empty. */
export const officeFields = { contact_mail: shownMailOrNone() }

export const officeCommerceForm = withWholePoint(writtenFields.extend(officeFields))

/** The owner's account e-mail; '' and null: no owner. Only for administrators. */
export const ownerMail = orNull(mail('El correo electrónico es obligatorio'))

const changeableFields = writtenFields.extend({
  hidden: flag('Di si el comercio se oculta: true o false'),
  closed_for_good: flag('Di si el comercio ha cerrado para siempre: true o false'),
  owner_email: ownerMail,
  from_owner: rowId('Di quién lo lleva ahora, con su número'),
})

/**
 * Changes of a shop; missing fields stay. Only an accepted shop can be hidden; an administrator who hides another
 * person's shop must give a `reason`. `closed_for_good` also hides the shop. Only administrators set the owner. To
 * replace an owner, `from_owner` must be the current owner's id; otherwise the 409 `ownerQuestion` is sent.
 */
export const commerceChanges = withWholePoint(
  changeableFields.partial().extend({ reason: optionalReason }),
)

export const officeCommerceChanges = withWholePoint(
  changeableFields.extend(officeFields).partial().extend({ reason: optionalReason }),
)
export type CommerceChanges = z.infer<typeof commerceChanges>

/** `username` null: there is no account with this e-mail, so the person would be invited. */
const possibleOwner = z.object({ username: z.string().nullable(), email: z.string() })

/**
 * The response 409 if a save would change the owner and `from_owner` is not the current owner: `from` would lose the
 * shop, `to` would get it. `to` null: the shop would have no owner.
 */
export const ownerQuestion = httpError.extend({
  from: possibleOwner.extend({ id: z.int() }),
  to: possibleOwner.nullable(),
})
export type OwnerQuestion = z.infer<typeof ownerQuestion>

const { name: nameInput, category: categoryInput, ...others } = commerceInputs

/** Corrects pending changes. The photo is sent as a file; the published value of a field withdraws its change. */
export const proposalChanges = withWholePoint(
  z
    .object({
      name: nameInput,
      category: categoryInput,
      direction: others.direction,
      street: others.street,
      number: others.number,
      address_extra: others.address_extra,
      postal_code: others.postal_code,
      locality: others.locality,
      latitude: others.latitude,
      longitude: others.longitude,
      photo_focus_x: others.photo_focus_x,
      photo_focus_y: others.photo_focus_y,
    })
    .partial(),
)

const newFields = { ...newCommerceInputs, application: nested({ application: applicationText }) }
export const newCommerce = nested(newFields)
export type NewCommerce = z.infer<typeof newCommerce>
/** The same with `street` instead of `direction`. */
export const newCommerceInParts = nested(inParts(newFields))

/** Another shop of an owner who has an account. */
export const addedCommerce = z.object({ ...newCommerceInputs, application: applicationText })

/** A shop added by the office. Its application text and its owner are optional. */
export const officeCommerce = addedCommerce.extend({
  ...officeFields,
  application: optional(applicationText),
  owner_email: ownerMail.optional(),
})
export type OfficeCommerce = z.infer<typeof officeCommerce>

/** `addedCommerce` and `officeCommerce` in one, for the OpenAPI document. */
export const commerceAddition = addedCommerce.extend({ owner_email: ownerMail.optional() })

/** Filters of the office's list: statuses; `published`; `hidden`: accepted, but not public (owner deactivated, too). */
const COMMERCE_STATES = [...STATUSES, 'hidden', 'published'] as const
export type CommerceState = (typeof COMMERCE_STATES)[number]

const COMMERCE_COLUMNS = [
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

/** With `deleted`, the list contains the shops in the bin, last deleted first unless `ordering` is sent. */
export const commerceQuery = z.object({
  id: idFilter,
  search: searchTerm,
  category: queryIds('La categoría se indica con su número'),
  status: oneOf(STATUSES),
  state: oneOf(COMMERCE_STATES),
  hidden: queryFlag('Di si el comercio está oculto: true o false'),
  /** Ordering by `owner` is by username. */
  ordering: orderingBy(COMMERCE_COLUMNS),
  deleted: queryFlag(DELETED_OR_NOT),
})
export type CommerceQuery = z.infer<typeof commerceQuery>
