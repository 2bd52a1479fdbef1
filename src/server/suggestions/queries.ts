import { eq, isNull, type SQL } from 'drizzle-orm'
import type { Suggestion } from '#contract/suggestions.ts'
import type { Db } from '../database/open.ts'
import { suggestions, users } from '../database/schema.ts'

/** Matches undecided suggestions. */
export const isUndecided: SQL = isNull(suggestions.decided_at)

export async function findSuggestion(db: Db, id: number): Promise<Suggestion | undefined> {
  const { name, street, text, created_at, decision, decided_at } = suggestions
  const decided = { decision, decided_at, decided_by: users.username }
  const [found] = await db
    .select({ id: suggestions.id, name, street, text, created_at, ...decided })
    .from(suggestions)
    .leftJoin(users, eq(users.id, suggestions.decided_by))
    .where(eq(suggestions.id, id))
  return found
}

export async function lockSuggestion(db: Db, id: number): Promise<Suggestion | undefined> {
  const { id: key } = suggestions
  await db.select({ id: key }).from(suggestions).where(eq(key, id)).for('no key update')
  return findSuggestion(db, id)
}
