import { isDeepStrictEqual } from 'node:util'
import { streetLine } from '#contract/address.ts'
import type { RiskyField } from '#contract/proposals.ts'
import { isSameName } from '#contract/same-name.ts'
import type { RiskyValues, StoredChange } from '../database/stored-change.ts'

export type RiskyRow = RiskyValues['address'] & {
  name: string
  category: number[]
  photo: string
  photo_alt: string
  photo_focus_x: number
  photo_focus_y: number
  photo_width: number
  photo_height: number
  photo_placeholder: string
}

/** Columns of an address. */
export const PLACE = [
  'direction',
  'street',
  'number',
  'address_extra',
  'postal_code',
  'locality',
  'latitude',
  'longitude',
] as const

export function riskyOf(shop: RiskyRow): RiskyValues {
  return {
    name: shop.name,
    category: shop.category,
    address: Object.fromEntries(PLACE.map((name) => [name, shop[name]])) as RiskyValues['address'],
    photo: {
      photo: shop.photo,
      alt: shop.photo_alt,
      photo_focus_x: shop.photo_focus_x,
      photo_focus_y: shop.photo_focus_y,
      width: shop.photo_width,
      height: shop.photo_height,
      placeholder: shop.photo_placeholder,
      keeps_present: false,
    },
  }
}

/** Compares covers only by their file: focus and description do not count. */
export function isSameValue<Field extends RiskyField>(
  field: Field,
  a: RiskyValues[Field],
  b: RiskyValues[Field],
): boolean {
  if (field !== 'photo') return isDeepStrictEqual(a, b)
  return (a as RiskyValues['photo']).photo === (b as RiskyValues['photo']).photo
}

/** Returns the columns that a change writes; none for a photo, whose columns `putCover` writes. */
export function columnsOfChange({ field, to }: StoredChange) {
  if (field === 'address') return to
  if (field === 'photo') return {}
  return { [field]: to }
}

/** Returns the shop as if all pending changes were accepted, but with the published cover. */
export function withPending<Shop extends RiskyRow>(shop: Shop, pending: readonly StoredChange[]) {
  return Object.assign({}, shop, ...pending.map(columnsOfChange))
}

type House = { street: string; number: string; locality: string }

/** Whether two addresses differ in street, number or town, ignoring differences in writing. */
export function isOtherHouse(a: House, b: House): boolean {
  return !isSameName(streetLine(a), streetLine(b)) || !isSameName(a.locality, b.locality)
}
