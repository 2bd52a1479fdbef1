import { or, type SQL, sql } from 'drizzle-orm'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { commerces, users } from '../database/schema.ts'
import type { Viewer } from '../http/access.ts'

/**
 * Shops that hold every word of a term, without case or accents, in what is written about them or
 * in their phone number; for administrators, in the name and the e-mail of their owner.
 */
export function mentioning(term: string, viewer: Viewer): SQL | undefined {
  const patterns = term.split(/\s+/).map((word) => sql`fold(${patternOf(word)})`)
  const words = sql`array[${sql.join(patterns, sql`, `)}]`
  return or(
    sql`${commerces.folded} like all (${words})`,
    isPhone(term) ? sql`${commerces.n_tlf} like ${patternOf(term.replace(/\D/g, ''))}` : undefined,
    viewer.role === ADMINISTRATOR ? ownedByOneOf(words) : undefined,
  )
}

function ownedByOneOf(words: SQL): SQL {
  return sql`${commerces.owner_id} in
    (select ${users.id} from ${users} where ${users.folded} like all (${words}))`
}

/** Anywhere in a text; the signs of patterns are looked for as they are. */
function patternOf(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`
}

/** Digits as people write them in a number. */
function isPhone(term: string): boolean {
  return /^\+?[\d\s.-]*\d[\d\s.-]*$/.test(term)
}
