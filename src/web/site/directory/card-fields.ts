import type { ListedCommerce } from '#contract/directory.ts'

const FIELDS = [
  'id',
  'name',
  'slug',
  'category',
  'direction',
  'offers',
  'photo',
  'photo_placeholder',
  'photo_focus_x',
  'photo_focus_y',
  'open_state',
  'open_until',
  'opens_at',
  'closed_for',
  'may_change',
  'distance',
] as const

export type CardFields = Pick<ListedCommerce, (typeof FIELDS)[number]>

/** What its card shows of a shop: the rest may change without it. */
export function cardFields(shop: CardFields): CardFields {
  const fields: Record<string, unknown> = {}
  for (const field of FIELDS) fields[field] = shop[field]
  return fields as CardFields
}

/** Names the fields that a card shows. */
export function cardKey(shop: CardFields): string {
  return FIELDS.map((field) => shop[field]).join('\n')
}
