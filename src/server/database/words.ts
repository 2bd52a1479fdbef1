import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Condition that a normalized text contains every word of a term, in any order, ignoring case and accents. */
export function containsWords(normalized: SQLWrapper, term: string): SQL {
  const patterns = term.split(/\s+/).map((word) => sql`fold(${likePattern(word)})`)
  return sql`${normalized} like all (array[${sql.join(patterns, sql`, `)}])`
}

/** Returns a `like` pattern for a word anywhere in a text, with its wildcards escaped. */
export function likePattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`
}

/** Condition that texts, joined by spaces, contain a phrase, ignoring case and accents. */
export function containPhrase(phrase: string, ...texts: SQLWrapper[]): SQL {
  return sql`position(fold(${phrase}) in fold(concat_ws(' ', ${sql.join(texts, sql`, `)}))) > 0`
}
