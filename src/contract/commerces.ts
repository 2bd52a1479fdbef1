import { z } from 'zod'
import { ADDRESS_FIELDS } from './address-fields.ts'
import { optionalReason } from './appeals.ts'
import {
  commerceInputs,
  commerceOutputs,
  newCommerceInputs,
  SORTABLE_COMMERCE_FIELDS,
  withStreet,
} from './commerce-fields.ts'
import { mail, shownMailOrNone } from './contact-fields.ts'
import { withWholePoint } from './coordinates.ts'
import { inputsOf } from './field-table.ts'
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

export const STATUSES = ['PE', 'OK', 'RE'] as const
export type Status = (typeof STATUSES)[number]

const { name, description, ...outputs } = commerceOutputs

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
  photo_width: z.int(),
  photo_height: z.int(),
  photo_placeholder: z.string(),
  photos: z.array(shopPhoto),
  application: z.int(),
  application_text: z.string(),
  status: z.enum(STATUSES),
  reason: z.string().nullable(),
  hidden: z.boolean(),
  /** When the shop closed permanently; such a shop is hidden. */
  closed_at: z.iso.datetime().nullable(),
  offers: z.int(),
  submitted_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime(),
  /** Incremented by every save; the value of the `ETag`. */
  version: z.int(),
  deleted_at: z.iso.datetime().nullable(),
  expires_at: z.iso.datetime().nullable(),
  /** Only for administrators; null: no owner. An account that is confirmed but not active was deactivated. */
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
  /** The fields of the open proposal, which has the id `proposal`. */
  pending: z.array(pendingChange).optional(),
  proposal: z.int().optional(),
})
export type Commerce = z.infer<typeof commerce>

export const editConflict = httpError.extend({ current: commerce })

export const applicationText = lines('La aplicación es obligatoria', 4000)

const writtenFields = z.object({
  ...commerceInputs,
  /** Sends a rejected application again, with its old text by default; ignored for other applications. */
  resubmit: flag('Di si la solicitud se envía otra vez: true o false').optional(),
  application_text: applicationText.optional(),
  /** Whether the form showed pending values. If so, a field with its published value withdraws its pending change. */
  with_pending: flag(
    'Di si el formulario parte de lo que está en revisión: true o false',
  ).optional(),
})

export const commerceForm = withWholePoint(writtenFields)

/** Fields with other rules for administrators: they may leave the e-mail of a shop empty. */
export const officeFields = { contact_mail: shownMailOrNone() }

export const officeCommerceForm = withWholePoint(writtenFields.extend(officeFields))

/** '' and null: no owner. */
export const ownerMail = orNull(mail('El correo electrónico es obligatorio'))

const changeableFields = writtenFields.extend({
  hidden: flag('Di si el comercio se oculta: true o false'),
  closed_for_good: flag('Di si el comercio ha cerrado para siempre: true o false'),
  owner_email: ownerMail,
  from_owner: rowId('Di quién lo lleva ahora, con su número'),
})

/** Missing fields do not change. `from_owner`: id of the owner whom `owner_email` replaces, see `ownerQuestion`. */
export const commerceChanges = withWholePoint(
  changeableFields.partial().extend({ reason: optionalReason }),
)

export const officeCommerceChanges = withWholePoint(
  changeableFields.extend(officeFields).partial().extend({ reason: optionalReason }),
)
export type CommerceChanges = z.infer<typeof commerceChanges>

/** `username` null: the person has no account and would be invited. */
const possibleOwner = z.object({ username: z.string().nullable(), email: z.string() })

/** Response 409: the save would take the shop from the owner `from`. `to` null: the shop would have no owner. */
export const ownerQuestion = httpError.extend({
  from: possibleOwner.extend({ id: z.int() }),
  to: possibleOwner.nullable(),
})
export type OwnerQuestion = z.infer<typeof ownerQuestion>

/** The photo is sent as a file. A field with its published value withdraws its pending change. */
export const proposalChanges = withWholePoint(
  z
    .object({
      name: commerceInputs.name,
      category: commerceInputs.category,
      direction: commerceInputs.direction,
      ...inputsOf(ADDRESS_FIELDS),
      latitude: commerceInputs.latitude,
      longitude: commerceInputs.longitude,
      photo_focus_x: commerceInputs.photo_focus_x,
      photo_focus_y: commerceInputs.photo_focus_y,
    })
    .partial(),
)

const newFields = { ...newCommerceInputs, application: nested({ application: applicationText }) }
export const newCommerce = nested(newFields)
export type NewCommerce = z.infer<typeof newCommerce>
export const newCommerceWithStreet = nested(withStreet(newFields))

/** Another shop of an owner who has an account. */
export const addedCommerce = z.object({ ...newCommerceInputs, application: applicationText })

export const officeCommerce = addedCommerce.extend({
  ...officeFields,
  application: optional(applicationText),
  owner_email: ownerMail.optional(),
})
export type OfficeCommerce = z.infer<typeof officeCommerce>

/** `addedCommerce` and `officeCommerce` in one, for the OpenAPI document. */
export const commerceAddition = addedCommerce.extend({ owner_email: ownerMail.optional() })

/** `hidden`: accepted, but not public, for example because its owner is deactivated. */
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
  ordering: orderingBy(COMMERCE_COLUMNS),
  deleted: queryFlag(DELETED_OR_NOT),
})
export type CommerceQuery = z.infer<typeof commerceQuery>
