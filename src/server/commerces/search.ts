import { or, type SQL, sql } from 'drizzle-orm'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { commerces, users } from '../database/schema.ts'
import { holdsWords, patternOf } from '../database/words.ts'
import type { Viewer } from '../http/access.ts'

/**
 * Shops that hold every word of a term, without case or accents, in what is written about them or
 * in their phone number; for administrators, in the name and the e-mail of their owner.
 */
export function mentioning(term: string, viewer: Viewer): SQL | undefined {
  return or(
    holdsWords(commerces.normalized, term),
    isPhone(term) ? sql`${commerces.n_tlf} like ${patternOf(term.replace(/\D/g, ''))}` : undefined,
    viewer.role === ADMINISTRATOR ? ownedByOneOf(term) : undefined,
  )
}

function ownedByOneOf(term: string): SQL {
  return sql`${commerces.owner_id} in
    (select ${users.id} from ${users} where ${holdsWords(users.normalized, term)})`
}

/** Digits as people write them in a number. */
function isPhone(term: string): boolean {
  return /^\+?[\d\s.-]*\d[\d\s.-]*$/.test(term)
}
