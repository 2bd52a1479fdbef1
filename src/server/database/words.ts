import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Every word of a term stands in a normalized text: without case or accents, whatever their order. */
export function containsWords(normalized: SQLWrapper, term: string): SQL {
  const patterns = term.split(/\s+/).map((word) => sql`fold(${patternOf(word)})`)
  return sql`${normalized} like all (array[${sql.join(patterns, sql`, `)}])`
}

/** Anywhere in a text; the signs of patterns are looked for as they are. */
export function patternOf(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`
}
