import { isDeepStrictEqual } from 'node:util'
import type { CommerceChanges } from '#contract/commerces.ts'
import { distanceBetween, pointOf } from '#contract/coordinates.ts'
import { MOVED_METRES, RISKY_FIELDS, type RiskyField } from '#contract/proposals.ts'
import type { Cover, RiskyValues, StoredChange } from '../database/stored-change.ts'
import { isOtherHouse, isSameValue, PLACE, type RiskyRow, riskyOf } from './risky-values.ts'

type RiskyForm = Pick<CommerceChanges, 'name' | 'category' | (typeof PLACE)[number]> & {
  photo_focus_x?: number | undefined
  photo_focus_y?: number | undefined
}

type Split<Fields extends RiskyForm> = {
  direct: Fields
  cover: Cover | undefined
  /** All changes that wait for review after the save; empty ends the proposal. */
  pending: StoredChange[]
  /** Whether a pending change is published because its field no longer needs review. */
  isReleased: boolean
}

/**
 * Splits a save into fields that are published at once and changes that wait for review. With `isSeen` the form started
 * from the pending values: absent fields stay pending, and a published value withdraws a pending value. Otherwise it
 * started from the published values: a published value changes nothing, and another replaces the pending value.
 */
export function splitChanges<Fields extends RiskyForm>(save: {
  present: RiskyRow
  pending: readonly StoredChange[]
  form: Fields
  cover: Cover | undefined
  reviewed: readonly RiskyField[]
  isSeen: boolean
}): Split<Fields> {
  const { pending, form, cover, reviewed, isSeen } = save
  const published = riskyOf(save.present)
  const direct: Fields = { ...form }
  const next: StoredChange[] = []
  let directCover: Cover | undefined
  let isReleased = false
  for (const field of RISKY_FIELDS) {
    const before = pending.find((pendingChange) => pendingChange.field === field)
    const base = isSeen && before ? before.to : published[field]
    const value = newValueOf(field, base, form, cover)
    if (isSameValue(field, value as never, published[field] as never)) {
      if (before && !isSeen) next.push(before)
      continue
    }
    const isReviewed = reviewed.includes(field)
    if (before && !isReviewed && !isInForm(field, form, cover)) {
      next.push(before)
      continue
    }
    removeField(field, direct)
    if (isReviewed && isRisky(field, published, value)) {
      const isUnchanged = before !== undefined && isDeepStrictEqual(before.to, value)
      next.push(
        isUnchanged ? before : ({ field, from: published[field], to: value } as StoredChange),
      )
      continue
    }
    // A small correction of the published value, such as the floor of an address, keeps the pending change.
    if (before && isReviewed && !isSeen) next.push(before)
    if (before && !isReviewed) isReleased = true
    if (field === 'photo') directCover = value as Cover
    else Object.assign(direct, field === 'address' ? value : { [field]: value })
  }
  return { direct, cover: directCover, pending: next, isReleased }
}

/** A new cover has its own focus. Without a cover the form's focus applies to the present one. */
function newValueOf(
  field: RiskyField,
  base: RiskyValues[RiskyField],
  form: RiskyForm,
  cover: Cover | undefined,
): RiskyValues[RiskyField] {
  if (field === 'address') return { ...(base as RiskyValues['address']), ...definedIn(form, PLACE) }
  if (field !== 'photo') return form[field] ?? base
  return cover ?? { ...(base as Cover), ...definedIn(form, FOCUS) }
}

const FOCUS = ['photo_focus_x', 'photo_focus_y'] as const

const namesOf = (field: RiskyField) =>
  field === 'address' ? PLACE : field === 'photo' ? FOCUS : ([field] as const)

function isInForm(field: RiskyField, form: RiskyForm, cover: Cover | undefined): boolean {
  if (field === 'photo' && cover !== undefined) return true
  return namesOf(field).some((name) => form[name] !== undefined)
}

function removeField(field: RiskyField, direct: RiskyForm): void {
  for (const name of namesOf(field)) delete direct[name]
}

function definedIn<Fields extends RiskyForm, Name extends keyof Fields>(
  fields: Fields,
  names: readonly Name[],
) {
  const defined = names.filter((name) => fields[name] !== undefined)
  return Object.fromEntries(defined.map((name) => [name, fields[name]]))
}

/** Whether a change needs review. The order of categories, the floor, spelling or a few metres of an address do not. */
function isRisky(field: RiskyField, published: RiskyValues, value: RiskyValues[RiskyField]) {
  if (field === 'category') {
    const ids = value as number[]
    const publishedIds = new Set(published.category)
    return ids.length !== publishedIds.size || !ids.every((id) => publishedIds.has(id))
  }
  return field === 'address' ? isMove(published.address, value as RiskyValues['address']) : true
}

function isMove(published: RiskyValues['address'], value: RiskyValues['address']): boolean {
  if (isOtherHouse(published, value)) return true
  const [from, to] = [pointOf(published), pointOf(value)]
  return from !== undefined && to !== undefined && distanceBetween(from, to) > MOVED_METRES
}
