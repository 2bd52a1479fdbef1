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

/** PE: pending. OK: accepted, so public. RE: rejected, with a reason. */
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
  /** The hours of the week as painted on a door, '' when unknown. Read only. */
  hours_text: z.string(),
  /** The same, with seasons and dates, in OpenStreetMap's syntax of that name. Read only. */
  opening_hours: z.string(),
  /** Pixels of the largest file. */
  photo_width: z.int(),
  photo_height: z.int(),
  photo_placeholder: z.string(),
  /** Its cover, which is `photo`, and the others in their order. */
  photos: z.array(shopPhoto),
  /** The pk of its application, for submitting it again. */
  application: z.int(),
  /** What its owner wrote in the application, so that it can be corrected. */
  application_text: z.string(),
  status: z.enum(STATUSES),
  reason: z.string().nullable(),
  hidden: z.boolean(),
  /** Since when it has closed for ever, and so is hidden; null: it has not. */
  closed_at: z.iso.datetime().nullable(),
  offers: z.int(),
  submitted_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime(),
  /** Goes up with every save; it is the shop's `ETag`. */
  version: z.int(),
  deleted_at: z.iso.datetime().nullable(),
  /** Until when it can be restored. */
  expires_at: z.iso.datetime().nullable(),
  /**
   * Only administrators see the owner; null is none. A confirmed account that is not active is deactivated,
   * and its shops are not public. An invited one has not accepted yet.
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
  /** What its owner asks to change and waits for review; missing where nothing does. Read only. */
  pending: z.array(pendingChange).optional(),
  proposal: z.int().optional(),
})
export type Commerce = z.infer<typeof commerce>

/** Somebody else saved the shop in between: `current` is their version. */
export const editConflict = httpError.extend({ current: commerce })

/** Why the shop should be listed, in its owner's words. */
export const applicationText = lines('La aplicación es obligatoria', 4000)

/**
 * Submits a rejected application again in the same transaction as the save. Without a text the present one
 * stays. Ignored for shops that are not rejected.
 */
const resubmission = {
  resubmit: flag('Di si la solicitud se envía otra vez: true o false').optional(),
  application_text: applicationText.optional(),
}

/**
 * Whether the form began with what waits for review (`pending`), as an owner's own next edit does. Then a value that
 * stands today withdraws what was asked of that field; without it, such a value says nothing about it.
 */
const with_pending = flag('Di si el formulario parte de lo que está en revisión: true o false')

const writtenFields = z.object({
  ...commerceInputs,
  ...resubmission,
  with_pending: with_pending.optional(),
})

export const commerceForm = withWholePoint(writtenFields)

/** What the office writes need not know the e-mail that neighbours see: then it is ''. */
export const officeFields = { contact_mail: shownMailOrNone() }

export const officeCommerceForm = withWholePoint(writtenFields.extend(officeFields))

/** The owner's e-mail; '' and null: none. For administrators. */
export const ownerMail = orNull(mail('El correo electrónico es obligatorio'))

/**
 * Some fields of a shop. Only a published one can be hidden, which the office does with a `reason` where it is
 * somebody else's; one that has closed for good is hidden until it is shown again. Only administrators set its owner; `from_owner` is the id of the present one, from whom it is taken
 * only so: see `ownerQuestion`.
 */
const changeableFields = writtenFields.extend({
  hidden: flag('Di si el comercio se oculta: true o false'),
  closed_for_good: flag('Di si el comercio ha cerrado para siempre: true o false'),
  owner_email: ownerMail,
  from_owner: rowId('Di quién lo lleva ahora, con su número'),
})

export const commerceChanges = withWholePoint(
  changeableFields.partial().extend({ reason: optionalReason }),
)

export const officeCommerceChanges = withWholePoint(
  changeableFields.extend(officeFields).partial().extend({ reason: optionalReason }),
)
export type CommerceChanges = z.infer<typeof commerceChanges>

/** A username of null: nobody has an account with that e-mail, and they would be invited. */
const possibleOwner = z.object({ username: z.string().nullable(), email: z.string() })

/**
 * The office asks for another owner of a shop that somebody has, without saying whose it is now: who would lose it, and
 * who would get it, null for nobody.
 */
export const ownerQuestion = httpError.extend({
  from: possibleOwner.extend({ id: z.int() }),
  to: possibleOwner.nullable(),
})
export type OwnerQuestion = z.infer<typeof ownerQuestion>

const { name: nameInput, category: categoryInput, ...others } = commerceInputs

/** Another wish for what waits for review; the photo goes as a file. A value that stands today withdraws that field. */
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
export const newCommerceInParts = nested(inParts(newFields))

/** A further shop of somebody with an account. */
export const addedCommerce = z.object({ ...newCommerceInputs, application: applicationText })

/** A shop that the office adds: without an application, and with an owner if known. */
export const officeCommerce = addedCommerce.extend({
  ...officeFields,
  application: optional(applicationText),
  owner_email: ownerMail.optional(),
})
export type OfficeCommerce = z.infer<typeof officeCommerce>

/** Both, for the API document. */
export const commerceAddition = addedCommerce.extend({ owner_email: ownerMail.optional() })

/** The state of its application, and whether it is public. */
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

/** `deleted`: those in the bin instead, last deleted first unless ordered otherwise. */
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
