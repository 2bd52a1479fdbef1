import type { Activity } from '#contract/activity.ts'
import { ADDRESS_FIELDS } from '#contract/address-fields.ts'
import { COMMERCE_FIELDS, type CommerceFieldName } from '#contract/commerce-fields.ts'
import type { Commerce } from '#contract/commerces.ts'
import { namesOf } from '#contract/field-table.ts'
import type { Proposal } from '#contract/proposals.ts'
import { isSameJson } from '#contract/same-json.ts'
import { joinWords } from '#contract/spanish.ts'

/** Changes of an owner that were published without a review: the former values by field. */
export type DirectChanges = Partial<Record<CommerceFieldName, unknown>>

/** Fields that are not listed: they change together with `direction` or `latitude`. */
const UNLISTED = ['longitude', ...Object.keys(ADDRESS_FIELDS)]
const FIELDS = namesOf(COMMERCE_FIELDS).filter((name) => !UNLISTED.includes(name))

/** Returns what the owner has changed directly since the open proposal. `history` is sorted from the newest entry. */
export function directChanges(
  history: readonly Activity[],
  { created_at }: Pick<Proposal, 'created_at'>,
  commerce: Commerce,
): DirectChanges {
  // For an owner, the API omits the `actor_id` of other people.
  const ownEntries = history.filter(({ at, actor_id }) => at >= created_at && actor_id !== null)
  // The oldest entry is assigned last: its `before` is the value before all changes.
  const before: DirectChanges = Object.assign({}, ...ownEntries.map(({ before }) => before))
  const names = FIELDS.filter((name) => name in before && !isSameJson(before[name], commerce[name]))
  return Object.fromEntries(names.map((name) => [name, before[name]]))
}

export function directWords(changes: DirectChanges): string {
  const phrases = namesOf(COMMERCE_FIELDS)
    .filter((name) => name in changes)
    .map((name) => COMMERCE_FIELDS[name].phrase)
  return joinWords(new Set(phrases))
}
