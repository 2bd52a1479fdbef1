import { isDeepStrictEqual } from 'node:util'
import type { RiskyField } from '#contract/proposals.ts'
import type { RiskyValues, StoredChange } from '../database/stored-change.ts'

/** What is read of a shop for its risky fields. */
export type Standing = RiskyValues['address'] & {
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

/** An address and its point. */
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

/** What a shop has in each risky field. */
export function standingOf(shop: Standing): RiskyValues {
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

/** Whether two values of a field say the same. A photo is its picture: where it is looked at is no other one. */
export function isSameValue<Field extends RiskyField>(
  field: Field,
  one: RiskyValues[Field],
  other: RiskyValues[Field],
): boolean {
  if (field !== 'photo') return isDeepStrictEqual(one, other)
  return (one as RiskyValues['photo']).photo === (other as RiskyValues['photo']).photo
}

/** The columns of a field, but for the photo's, whose neighbours change with it. */
export function columnsOfChange({ field, to }: StoredChange) {
  if (field === 'address') return to
  if (field === 'photo') return {}
  return { [field]: to }
}

/** The shop as its owner has asked for it. */
export function withPending<Shop extends Standing>(
  shop: Shop,
  pending: readonly StoredChange[],
): Shop {
  return Object.assign({}, shop, ...pending.map(columnsOfChange))
}
