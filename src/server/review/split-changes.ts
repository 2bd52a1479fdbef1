import { isDeepStrictEqual } from 'node:util'
import type { CommerceChanges } from '#contract/commerces.ts'
import { distanceBetween, pointOf } from '#contract/coordinates.ts'
import { MOVED_METRES, RISKY_FIELDS, type RiskyField } from '#contract/proposals.ts'
import type { Cover, RiskyValues, StoredChange } from '../database/stored-change.ts'
import { isOtherHouse } from './is-other-house.ts'
import { isSameValue, PLACE, type Standing, standingOf } from './standing.ts'

type Asked = Pick<CommerceChanges, 'name' | 'category' | (typeof PLACE)[number]> & {
  photo_focus_x?: number | undefined
  photo_focus_y?: number | undefined
}

export type Split<Fields extends Asked> = {
  /** What is written at once. */
  direct: Fields
  /** The cover that is put at once, where it is another. */
  cover: Cover | undefined
  /** What waits for review from now on; nothing closes the proposal. */
  pending: StoredChange[]
  /** Whether something that waited is public now, since nobody reviews it any more. */
  isReleased: boolean
}

/**
 * Divides what an owner asks for into what is public at once and what waits. `asked` is what the form says, its address
 * in step; `cover` a photo that came with it. `isSeen`: the form began with what was pending, so what it leaves as it
 * was stays pending, and what stands today is withdrawn. Otherwise it began with what stands: such a value asks nothing,
 * and any other one replaces what was pending. What is not reviewed any more is public once a form names it: one of
 * another field would publish what its owner does not see.
 */
export function splitChanges<Fields extends Asked>({
  present,
  pending,
  asked,
  cover,
  reviewed,
  isSeen,
}: {
  present: Standing
  pending: readonly StoredChange[]
  asked: Fields
  cover: Cover | undefined
  reviewed: readonly RiskyField[]
  isSeen: boolean
}): Split<Fields> {
  const standing = standingOf(present)
  const direct: Fields = { ...asked }
  const next: StoredChange[] = []
  let directCover: Cover | undefined
  let isReleased = false
  for (const field of RISKY_FIELDS) {
    const before = pending.find((one) => one.field === field)
    const base = isSeen && before ? before.to : standing[field]
    const wanted = wantedOf(field, base, asked, cover, direct)
    if (isSameValue(field, wanted as never, standing[field] as never)) {
      if (before && !isSeen) next.push(before)
      continue
    }
    const isReviewed = reviewed.includes(field)
    if (before && !isReviewed && !isNamed(field, asked, cover)) {
      next.push(before)
      continue
    }
    forget(field, direct)
    if (isReviewed && isRisky(field, standing, wanted)) {
      const isAsked = before !== undefined && isDeepStrictEqual(before.to, wanted)
      next.push(isAsked ? before : ({ field, from: standing[field], to: wanted } as StoredChange))
      continue
    }
    // A floor that is corrected where the shop stands today takes nothing back of the move that is asked for.
    if (before && isReviewed && !isSeen) next.push(before)
    if (before && !isReviewed) isReleased = true
    if (field === 'photo') directCover = wanted as Cover
    else Object.assign(direct, field === 'address' ? wanted : { [field]: wanted })
  }
  return { direct, cover: directCover, pending: next, isReleased }
}

/** What the owner wants of a field. A focus goes with the photo that the owner has seen it on. */
function wantedOf(
  field: RiskyField,
  base: RiskyValues[RiskyField],
  asked: Asked,
  cover: Cover | undefined,
  direct: Asked,
): RiskyValues[RiskyField] {
  if (field === 'address') return { ...(base as RiskyValues['address']), ...given(asked, PLACE) }
  if (field !== 'photo') return asked[field] ?? base
  if (cover) return cover
  return { ...(base as Cover), ...given(direct, FOCUS) }
}

const FOCUS = ['photo_focus_x', 'photo_focus_y'] as const

const namesOf = (field: RiskyField) =>
  field === 'address' ? PLACE : field === 'photo' ? FOCUS : ([field] as const)

function isNamed(field: RiskyField, asked: Asked, cover: Cover | undefined): boolean {
  if (field === 'photo' && cover !== undefined) return true
  return namesOf(field).some((name) => asked[name] !== undefined)
}

/** A focus that belongs to another photo than the present one is no field of the shop. */
function forget(field: RiskyField, direct: Asked): void {
  for (const name of namesOf(field)) delete direct[name]
}

function given<Fields extends Asked, Name extends keyof Fields>(
  fields: Fields,
  names: readonly Name[],
) {
  const told = names.filter((name) => fields[name] !== undefined)
  return Object.fromEntries(told.map((name) => [name, fields[name]]))
}

/** The order of categories, the floor, another way to write an address and a few steps of its point are no risk. */
function isRisky(
  field: RiskyField,
  standing: RiskyValues,
  wanted: RiskyValues[RiskyField],
): boolean {
  if (field === 'category') {
    const ids = wanted as number[]
    const has = new Set(standing.category)
    return ids.length !== has.size || !ids.every((id) => has.has(id))
  }
  return field === 'address' ? isMove(standing.address, wanted as RiskyValues['address']) : true
}

function isMove(one: RiskyValues['address'], other: RiskyValues['address']): boolean {
  if (isOtherHouse(one, other)) return true
  const [from, to] = [pointOf(one), pointOf(other)]
  return from !== undefined && to !== undefined && distanceBetween(from, to) > MOVED_METRES
}
