import type { Activity } from '#contract/activity.ts'
import { ADDRESS_FIELDS } from '#contract/address-fields.ts'
import { commerceInputs } from '#contract/commerce-fields.ts'
import type { Commerce, CommerceChanges } from '#contract/commerces.ts'
import type { Hours } from '#contract/hours/hours.ts'
import { isSameJson } from '#contract/same-json.ts'
import { HOURS_PARTS } from './hours-changes.ts'

/** They tell of one place, so they are brought back together. */
const PLACE = ['direction', ...Object.keys(ADDRESS_FIELDS), 'latitude', 'longitude']

/** What is written about a shop; where its photo is looked at belongs to a photo that may be gone. */
const FIELDS = Object.keys(commerceInputs).filter((name) => !name.startsWith('photo'))

type Line = Pick<Activity, 'object_type' | 'verb' | 'before'>

/**
 * The fields that bring back what a change of a shop replaced; undefined if it has no such value, if the shop has it
 * anyhow or `asked` says that its owner asks for it already, or if another of its fields brings it back too.
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

/** One part of the hours, with the others as they are now. */
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

/** What an owner asked to change replaced nothing until it was accepted. */
const wroteShop = ({ object_type, verb }: Line) =>
  object_type === 'commerce' || (object_type === 'proposal' && verb === 'accept')
