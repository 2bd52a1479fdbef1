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

/** Returns the fields of a shop that its card shows, so that other changes do not affect the list. */
export function cardFields(shop: CardFields): CardFields {
  const fields: Record<string, unknown> = {}
  for (const field of FIELDS) fields[field] = shop[field]
  return fields as CardFields
}

/** Returns a text that differs if any of these fields differs. */
export function cardKey(shop: CardFields): string {
  return FIELDS.map((field) => shop[field]).join('\n')
}
