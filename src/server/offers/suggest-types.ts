import { foldAccents } from '#contract/fold-accents.ts'
import type { PlainDate } from '#contract/hours/dates.ts'
import { COMMON_TYPES } from '#contract/offers.ts'
import type { Db } from '../database/open.ts'
import { listUsedTypes } from './queries.ts'

/** Limit of suggestions: they can be read at a glance. */
const MAX_TYPES = 8

/** Returns suggestions for an offer's type: types in use first, then common ones. */
export async function suggestTypes(db: Db, today: PlainDate): Promise<string[]> {
  const used = await listUsedTypes(db, today, MAX_TYPES)
  const known = new Set(used.map(foldAccents))
  return [...used, ...COMMON_TYPES.filter((type) => !known.has(foldAccents(type)))].slice(
    0,
    MAX_TYPES,
  )
}
