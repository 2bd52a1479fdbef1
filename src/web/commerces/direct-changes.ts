import type { Activity } from '#contract/activity.ts'
import { ADDRESS_FIELDS } from '#contract/address-fields.ts'
import { COMMERCE_FIELDS, type CommerceFieldName } from '#contract/commerce-fields.ts'
import type { Commerce } from '#contract/commerces.ts'
import { namesOf } from '#contract/field-table.ts'
import type { Proposal } from '#contract/proposals.ts'
import { isSameJson } from '#contract/same-json.ts'

/** What is public already of what an owner has changed, with its value of before. */
export type DirectChanges = Partial<Record<CommerceFieldName, unknown>>

/** The line of an address says these too. */
const PARTS = ['longitude', ...Object.keys(ADDRESS_FIELDS)]
const TOLD = namesOf(COMMERCE_FIELDS).filter((name) => !PARTS.includes(name))

/**
 * What an owner has changed at once since they asked for what waits, by the history of their shop as they read it,
 * newest first: other people's lines have no `actor_id` there, and do not count, nor does what is again as it was.
 */
export function directChanges(
  history: readonly Activity[],
  { created_at }: Pick<Proposal, 'created_at'>,
  commerce: Commerce,
): DirectChanges {
  const own = history.filter(({ at, actor_id }) => at >= created_at && actor_id !== null)
  // The oldest of them comes last, and so does what stood before all of them.
  const before: DirectChanges = Object.assign({}, ...own.map((line) => line.before))
  const names = TOLD.filter((name) => name in before && !isSameJson(before[name], commerce[name]))
  return Object.fromEntries(names.map((name) => [name, before[name]]))
}

/** 'el teléfono y el horario'. */
export function directWords(changes: DirectChanges): string {
  const phrases = namesOf(COMMERCE_FIELDS)
    .filter((name) => name in changes)
    .map((name) => COMMERCE_FIELDS[name].phrase)
  return new Intl.ListFormat('es').format(new Set(phrases))
}
