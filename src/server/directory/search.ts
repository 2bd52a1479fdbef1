import { type SQL, sql } from 'drizzle-orm'
import { MAX_PAGE_SIZE } from '#contract/paging.ts'
import { isService } from '#contract/services.ts'
import { VAGUE_STEMS } from '#contract/understood-search.ts'
import type { RowRange } from '../http/pagination.ts'
import { runningToday } from '../offers/offer-state-sql.ts'
import { DERIVED, EXACT, NEAR_WORDS, SAME_STEM } from './near-words.ts'

/** Which shops match: all, those with every word or with the main word, or for a service those that `IS_CALLED` so. */
export type Scope = 'all' | 'every' | 'main' | 'service'

/** A constant, because PostgreSQL estimates an unknown limit as a tenth of the table and would read whole tables. */
export const LIMIT_FOR_PLANNER = sql.raw(String(MAX_PAGE_SIZE))

const VAGUE = sql.raw(`'{${VAGUE_STEMS.join()}}'::text[]`)

/** Weights of a word by the text that has it. The database function `publish_commerces` contains the others. */
export const IN_NAME = sql.raw('100')
export const IN_CATEGORY_NAME = sql.raw('40')
const IN_PHRASE = sql.raw('10')
const IN_SELLS = sql.raw('30')
const IN_TITLE = sql.raw('100')
const IN_SHOP_OF_OFFER = sql.raw('10')
/** Factor for the weight of a category's words, for offers of the category. */
const SHARE_OF_OFFER = sql.raw('0.125')
const NAME_EQUALS = sql.raw('500')
const NAME_STARTS_WITH = sql.raw('60')
const IS_SAME_WORD = sql`closeness in (${EXACT}, ${SAME_STEM})`
/** Words of the other gender, prefixes and typos. */
const IS_DISTANT = sql`closeness < ${DERIVED}`

/** Joins a table by look-ups: PostgreSQL cannot estimate how few words match, and would read the whole table. */
const lookUp = (from: 'near' | 'trade', table: string, key: 'word' | 'category') =>
  sql.raw(
    `${from} cross join lateral (select * from ${table} t where t.${key} = ${from}.${key} offset 0) as ${table}`,
  )

/**
 * `trade (category, position, closeness, score)`: categories by searched word. Prefixes match category names, but search
 * words of a category only if no word matches exactly ('pan': not 'pantalón'). One word of a phrase is not enough.
 */
export const TRADE = sql`trade as materialized (
  select category, position, max(closeness) as closeness, max(weight * closeness) as score
  from ${lookUp('near', 'category_words', 'word')}
  where (weight > ${IN_PHRASE} or (select count(*) from searched) > 1) and (
    weight >= ${IN_CATEGORY_NAME} or ${IS_SAME_WORD} or (
      letters > 2 and ${IS_DISTANT}
      and position not in (select position from near join category_words using (word) where ${IS_SAME_WORD})
    )
  )
  group by category, position
)`

/** Builds table expressions that end in `answer (commerce, score)`. */
export function commerceMatches(scope: Scope): SQL {
  if (scope === 'all') {
    return sql`answer as not materialized (
      select commerce, 0::float as score from published_commerces
    )`
  }
  return sql`${NEAR_WORDS}, ${TRADE}, hit as (
    select commerce, position, max(score) filter (where is_called) as best,
      coalesce(max(score) filter (where not by_category), 0)
        + coalesce(max(score) filter (where by_category), 0) as score
    from (
      select commerce, position, closeness, weight * closeness as score, false as by_category,
        ${IS_CALLED} as is_called
      from near join commerce_words using (word)
      where weight >= ${IN_NAME} or (letters > 2 and closeness <> ${DERIVED})
      union all
      select commerce, position, closeness, score, true, true
      from ${lookUp('trade', 'commerce_categories', 'category')}
    ) as place
    group by commerce, position
    having bool_or(is_called ${scope === 'service' ? sql`and` : sql`or`} closeness >= ${SAME_STEM})
  ), phrase as materialized (
    select string_agg(word, ' ' order by position) as words from token
  ), answer as (
    select commerce, score + case
        when normalized = words then ${NAME_EQUALS}
        when starts_with(normalized, words || ' ') then ${NAME_STARTS_WITH}
        else 0
      end as score
    from (
      select commerce, sum(score) as score
      from hit
      group by commerce
      having ${scope === 'main' ? HAS_MAIN_WORD : HAS_ALL_WORDS}
    ) as matched
    join published_commerces using (commerce)
    cross join phrase
  )`
}

/** Whether a name, product or category has the word. Other texts match only the exact word, and never a service. */
const IS_CALLED = sql`weight >= ${IN_SELLS}`

const HAS_ALL_WORDS = sql`count(*) = (select count(*) from searched)`
/** The main word, the first that is not vague: 'cremallera' in 'poner cremallera', none in 'casa en venta'. */
const MAIN_WORD = sql`(select min(position) from searched where stem <> all (${VAGUE}))`
/** The least score that counts: a search word of a category (weight 20) in singular or plural (SAME_STEM). */
const MIN_MAIN_SCORE = sql.raw('14')
/** The other words may be missing: 'pijama de franela' is not about flannel. */
const HAS_MAIN_WORD = sql`max(best) filter (where position = ${MAIN_WORD}) >= ${MIN_MAIN_SCORE}`

/** Condition for `offers item`. A subquery, because PostgreSQL would estimate a join badly and read whole tables. */
export const IS_LISTED_TODAY = sql`item.deleted_at is null and ${runningToday('item')} and (
  select true from published_commerces listed where listed.commerce = item.commerce
)`

/** Table expressions that end in `answer (offer, score)`. The words of the offer itself weigh most. */
export const OFFER_MATCHES = sql`${NEAR_WORDS}, ${TRADE}, hit as (
    select offer, position, max(score) as score
    from (
      select offer, position, weight * closeness as score
      from near join offer_words using (word)
      where letters > 2 or weight >= ${IN_TITLE}
      union all
      select offer_of_shop.id, position, ${IN_SHOP_OF_OFFER} * closeness
      from ${lookUp('near', 'commerce_words', 'word')}
      cross join lateral (
        select id from offers item where item.commerce = commerce_words.commerce and deleted_at is null
        offset 0
      ) as offer_of_shop
      where weight >= ${IN_NAME}
      union all
      select offer, position, ${SHARE_OF_OFFER} * score
      from ${lookUp('trade', 'offer_categories', 'category')}
    ) as place
    group by offer, position
  ), answer as (
    select offer, sum(score) as score
    from hit
    group by offer
    having count(*) = (select count(*) from searched)
      and (select true from offers item where item.id = offer and ${IS_LISTED_TODAY})
  )`

/** Searches every word, else the main word. A service is only searched among shops that are called so. */
export async function searchShops<Found>(
  search: string | undefined,
  look: (scope: Scope) => PromiseLike<Found>,
  isEmpty: (found: Found) => boolean | Promise<boolean>,
): Promise<Found> {
  if (search === undefined) return await look('all')
  if (isService(search)) return await look('service')
  const found = await look('every')
  const hasSeveralWords = /\S\s+\S/.test(search)
  return hasSeveralWords && (await isEmpty(found)) ? await look('main') : found
}

/** Works like `searchShops`, for a page. A page past the end of the list causes no search for the main word. */
export function searchPageOfShops<Row>(
  search: string | undefined,
  range: RowRange,
  look: (scope: Scope, range: RowRange) => Promise<Row[]>,
): Promise<Row[]> {
  return searchShops(
    search,
    (scope) => look(scope, range),
    async (found) =>
      found.length === 0 &&
      (range.offset === 0 || (await look('every', { limit: 1, offset: 0 })).length === 0),
  )
}
