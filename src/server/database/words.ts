import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Matches texts with every word of a term, in any order, without case and accents. No term: all rows. */
export function containsWords(normalized: SQLWrapper, term: string | undefined): SQL | undefined {
  if (!term) return undefined
  const patterns = term.split(/\s+/).map((word) => sql`fold(${likePattern(word)})`)
  return sql`${normalized} like all (array[${sql.join(patterns, sql`, `)}])`
}

export function likePattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`
}

/** Matches rows whose joined texts contain a phrase, without case and accents. No phrase: all rows. */
export function containPhrase(phrase: string | undefined, ...texts: SQLWrapper[]): SQL | undefined {
  if (!phrase) return undefined
  return sql`position(fold(${phrase}) in fold(concat_ws(' ', ${sql.join(texts, sql`, `)}))) > 0`
}
