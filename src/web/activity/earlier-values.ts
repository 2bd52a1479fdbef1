import type { Activity } from '#contract/activity.ts'
import { ADDRESS_FIELDS } from '#contract/address-fields.ts'
import { commerceInputs } from '#contract/commerce-fields.ts'
import type { Commerce, CommerceChanges } from '#contract/commerces.ts'
import type { Hours } from '#contract/hours/hours.ts'
import { isSameJson } from '#contract/same-json.ts'
import { HOURS_PARTS } from './hours-changes.ts'

/** Fields of one place, which are restored together. */
const PLACE = ['direction', ...Object.keys(ADDRESS_FIELDS), 'latitude', 'longitude']

/** Fields that can be restored. The fields of a photo cannot, because the photo may be deleted. */
const FIELDS = Object.keys(commerceInputs).filter((name) => !name.startsWith('photo'))

type Line = Pick<Activity, 'object_type' | 'verb' | 'before'>

/**
 * Returns the values that restore a field to what it was before an event. Undefined if there is no earlier value, if
 * the shop already has it or `asked` already requests it, or if another field of the event restores it as well.
 */
export function earlierValues(
  line: Line,
  name: string,
  commerce: Commerce,
  asked: Commerce,
): CommerceChanges | undefined {
  const { before } = line
  if (!wroteShop(line) || before === null) return undefined
  if (name in HOURS_PARTS) return earlierHours(before.hours as Hours | null, name, commerce)
  if (!FIELDS.includes(name)) return undefined
  const together = PLACE.includes(name) ? PLACE.filter((one) => one in before) : [name]
  if (together[0] !== name || !(name in before)) return undefined
  const isThere = (shop: Commerce) =>
    together.every((one) => isSameJson(before[one] ?? null, shop[one as keyof Commerce] ?? null))
  if (isThere(commerce) || isThere(asked)) return undefined
  return Object.fromEntries(together.map((one) => [one, before[one]]))
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

/** Returns whether an event changed a shop: a proposal changes nothing before it is accepted. */
const wroteShop = ({ object_type, verb }: Line) =>
  object_type === 'commerce' || (object_type === 'proposal' && verb === 'accept')
