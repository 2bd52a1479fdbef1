import { sql } from 'drizzle-orm'
import type { PlainDate } from '#contract/hours/dates.ts'
import { isService } from '#contract/services.ts'
import type { Db } from '../database/open.ts'
import { prepared } from '../database/prepared.ts'
import { findListedCategories } from './categories.ts'
import { listListedCommerces } from './commerces.ts'
import { MAX_WORDS, NEAR_WORDS } from './near-words.ts'
import { IN_CATEGORY_NAME, IN_NAME, TRADE } from './search.ts'

const MAX_COMMERCES = 6
const MAX_CATEGORIES = 3

/** Returns shops and categories that complete the search; if there are none, similar categories and a new spelling. */
export async function suggest(db: Db, search: string | undefined, today: PlainDate) {
  if (search === undefined) return { commerces: [], categories: [], suggestion: null }
  const [commerces, namedIds] = await Promise.all([
    listListedCommerces(db, { search, today }, { limit: MAX_COMMERCES, offset: 0 }),
    listNamedCategories(db, search),
  ])
  // For a service that no shop offers, such as banking, similar categories would mislead.
  if (commerces.length === 0 && isService(search)) {
    return { commerces, categories: [], suggestion: null }
  }
  if (commerces.length > 0 || namedIds.length > 0) {
    return { commerces, categories: await findListedCategories(db, namedIds), suggestion: null }
  }
  const [similarIds, suggestion] = await Promise.all([
    listSimilarCategories(db, search),
    correctSpelling(db, search, today),
  ])
  return { commerces, categories: await findListedCategories(db, similarIds), suggestion }
}

/** Returns categories whose names match every word, including prefixes and typos. */
async function listNamedCategories(db: Db, search: string): Promise<number[]> {
  return idsOf(await nameStatement(db).execute({ search }))
}

const nameStatement = prepared((db) => {
  const found = sql`(
    with ${NEAR_WORDS}, ${TRADE}
    select category, sum(score) as score
    from trade
    where ${hasShops('trade')}
    group by category
    having count(*) = (select count(*) from searched)
    order by score desc, category
    limit ${sql.raw(String(MAX_CATEGORIES))}
  ) as found`
  return db
    .select({ category: sql<number>`found.category` })
    .from(found)
    .orderBy(sql`found.score desc, found.category`)
    .prepare('list_named_categories')
})

const hasShops = (table: 'trade' | 'category_words') => sql`exists (
  select from commerce_categories entry
  join published_commerces using (commerce)
  where entry.category = ${sql.raw(table)}.category
)`

/** Returns categories with a word that starts with three or more searched letters or has similar trigrams. */
async function listSimilarCategories(db: Db, search: string): Promise<number[]> {
  const { rows } = await db.execute<{ category: number }>(sql`
    select category
    from search_tokens(${search}) as searched
    join search_words candidate on candidate.plain % search_plain(searched.word)
      or (length(searched.word) > 2 and starts_with(candidate.plain, search_plain(searched.word)))
    join category_words on category_words.word = candidate.word
    where not search_is_stop_word(searched.word) and ${hasShops('category_words')}
    group by category
    order by max(similarity(candidate.plain, search_plain(searched.word))) desc, category
    limit ${MAX_CATEGORIES}
  `)
  return idsOf(rows)
}

/** Replaces each word by the most similar word of a name or category. Null if the new spelling finds no shop. */
async function correctSpelling(db: Db, search: string, today: PlainDate): Promise<string | null> {
  const { rows } = await db.execute<{ typed: string; meant: string | null }>(sql`
    select searched.shown as typed, case when search_is_stop_word(searched.word) then searched.shown else (
      select candidate.shown
      from search_words candidate
      where candidate.plain % search_plain(searched.word) and (
        exists (
          select from category_words entry where entry.word = candidate.word and entry.weight >= ${IN_CATEGORY_NAME}
        ) or exists (
          select from commerce_words entry where entry.word = candidate.word and entry.weight >= ${IN_NAME}
        )
      )
      order by similarity(candidate.plain, search_plain(searched.word)) desc, candidate.word
      limit 1
    ) end as meant
    from search_tokens(${search}) with ordinality as searched (word, shown, at)
    order by at
    limit ${MAX_WORDS}
  `)
  if (rows.length === 0 || rows.some(({ meant }) => meant === null)) return null
  const corrected = rows.map(({ meant }) => meant).join(' ')
  const filter = { search: corrected, today }
  const found = await listListedCommerces(db, filter, { limit: 1, offset: 0 })
  return found.length > 0 ? corrected : null
}

function idsOf(rows: { category: number }[]): number[] {
  return rows.map(({ category }) => category)
}
