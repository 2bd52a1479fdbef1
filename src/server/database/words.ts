import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Matches rows whose normalized text contains every word of a term, in any order, ignoring case and accents. Without a
 * term it matches all rows.
 */
export function containsWords(normalized: SQLWrapper, term: string | undefined): SQL | undefined {
  if (!term) return undefined
  const patterns = term.split(/\s+/).map((word) => sql`fold(${likePattern(word)})`)
  return sql`${normalized} like all (array[${sql.join(patterns, sql`, `)}])`
}

/** Returns a `like` pattern for a word anywhere in a text, with its wildcards escaped. */
export function likePattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`
}

/**
 * Matches rows whose texts, joined by spaces, contain a phrase, ignoring case and accents. Without a phrase it matches
 * all rows.
 */
export function containPhrase(phrase: string | undefined, ...texts: SQLWrapper[]): SQL | undefined {
  if (!phrase) return undefined
  return sql`position(fold(${phrase}) in fold(concat_ws(' ', ${sql.join(texts, sql`, `)}))) > 0`
}
