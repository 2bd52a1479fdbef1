import { or, type SQL, sql } from 'drizzle-orm'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { commerces, users } from '../database/schema.ts'
import { containsWords, likePattern } from '../database/words.ts'
import type { Viewer } from '../http/access.ts'

/** Matches the text and phone number of shops, for administrators also the owner's name and e-mail. */
export function mentions(term: string, viewer: Viewer): SQL | undefined {
  return or(
    containsWords(commerces.normalized, term),
    isPhone(term)
      ? sql`${commerces.n_tlf} like ${likePattern(term.replace(/\D/g, ''))}`
      : undefined,
    viewer.role === ADMINISTRATOR ? ownerMentions(term) : undefined,
  )
}

function ownerMentions(term: string): SQL {
  return sql`${commerces.owner_id} in
    (select ${users.id} from ${users} where ${containsWords(users.normalized, term)})`
}

function isPhone(term: string): boolean {
  return /^\+?[\s.-]*\d[\d\s.-]*$/.test(term)
}
