import type { Activity } from '#contract/activity.ts'
import { ADDRESS_FIELDS } from '#contract/address-fields.ts'
import { commerceInputs } from '#contract/commerce-fields.ts'
import type { Commerce, CommerceChanges } from '#contract/commerces.ts'
import { isSameJson } from '#contract/same-json.ts'

/** They tell of one place, so they are brought back together. */
const PLACE = ['direction', ...Object.keys(ADDRESS_FIELDS), 'latitude', 'longitude']

/** What is written about a shop; where its photo is looked at belongs to a photo that may be gone. */
const FIELDS = Object.keys(commerceInputs).filter((name) => !name.startsWith('photo'))

/**
 * The fields that bring back what a change of a shop replaced; undefined if it has no such value, if the shop has it
 * anyhow, or if another of its fields brings it back too.
 */
export function earlierValues(
  { object_type, before }: Pick<Activity, 'object_type' | 'before'>,
  name: string,
  commerce: Commerce,
): CommerceChanges | undefined {
  if (object_type !== 'commerce' || before === null || !FIELDS.includes(name)) return undefined
  const together = PLACE.includes(name) ? PLACE.filter((one) => one in before) : [name]
  if (together[0] !== name || !(name in before)) return undefined
  const isThere = together.every((one) =>
    isSameJson(before[one] ?? null, commerce[one as keyof Commerce] ?? null),
  )
  if (isThere) return undefined
  return Object.fromEntries(together.map((one) => [one, before[one]]))
}
