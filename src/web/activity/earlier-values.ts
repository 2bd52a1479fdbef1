import type { Activity } from '#contract/activity.ts'
import { ADDRESS_FIELDS } from '#contract/address-fields.ts'
import { commerceInputs } from '#contract/commerce-fields.ts'
import type { Commerce, CommerceChanges } from '#contract/commerces.ts'
import type { Hours } from '#contract/hours/hours.ts'
import { isSameJson } from '#contract/same-json.ts'
import { HOURS_PARTS } from './hours-changes.ts'

const ADDRESS_NAMES = ['direction', ...Object.keys(ADDRESS_FIELDS), 'latitude', 'longitude']

/** Fields of a photo cannot be restored, because the photo may be deleted. */
const FIELDS = Object.keys(commerceInputs).filter((name) => !name.startsWith('photo'))

type LoggedEvent = Pick<Activity, 'object_type' | 'verb' | 'before'>

/**
 * Returns the values that restore a field to what it was before an event. Undefined if there is no earlier value, if
 * the shop or its pending proposal has that value, or if `name` is not the first changed field of an address.
 */
export function earlierValues(
  event: LoggedEvent,
  name: string,
  commerce: Commerce,
  proposed: Commerce,
): CommerceChanges | undefined {
  const { before } = event
  if (!isShopChange(event) || before === null) return undefined
  if (name in HOURS_PARTS) return earlierHours(before.hours as Hours | null, name, commerce)
  if (!FIELDS.includes(name)) return undefined
  const fields = ADDRESS_NAMES.includes(name)
    ? ADDRESS_NAMES.filter((field) => field in before)
    : [name]
  if (fields[0] !== name || !(name in before)) return undefined
  const isSame = (shop: Commerce) =>
    fields.every((field) =>
      isSameJson(before[field] ?? null, shop[field as keyof Commerce] ?? null),
    )
  if (isSame(commerce) || isSame(proposed)) return undefined
  return Object.fromEntries(fields.map((field) => [field, before[field]]))
}

/** Returns the current hours with one part as it was before. */
function earlierHours(
  before: Hours | null,
  name: string,
  { hours }: Commerce,
): CommerceChanges | undefined {
  const { fields } = HOURS_PARTS[name]!
  if (fields.every((field) => isSameJson(before?.[field], hours?.[field]))) return undefined
  if (before === null || hours === null) return { hours: before }
  return {
    hours: { ...hours, ...Object.fromEntries(fields.map((field) => [field, before[field]])) },
  }
}

/** A proposal changes its shop only when it is accepted. */
const isShopChange = ({ object_type, verb }: LoggedEvent) =>
  object_type === 'commerce' || (object_type === 'proposal' && verb === 'accept')
