import { type SQL, sql } from 'drizzle-orm'
import { MAX_PAGE_SIZE } from '#contract/paging.ts'
import { NOISE_WORDS } from '#contract/understood-search.ts'
import type { RowRange } from '../http/pagination.ts'
import { runningToday } from '../offers/running.ts'

/**
 * The matches that a statement returns: all rows, close matches of `search`, matches with typos in every word, or
 * matches of most words. `search` is the statement's placeholder of that name.
 */
export type Scope = 'all' | Try
export type Try = 'close' | 'typos' | 'most'

const SEARCH = sql`${sql.placeholder('search')}::text`

/**
 * Maximum number of rows of a page, as a constant: PostgreSQL estimates an unknown limit as a tenth of the table, and
 * would read whole tables for joins.
 */
export const AT_MOST = sql.raw(String(MAX_PAGE_SIZE))

/** Ignored words, unless the search has no others. */
const NOISE = sql.raw(`'{${NOISE_WORDS.join()}}'::text[]`)

/** Limit of the words of a search. Further words are ignored. */
const MAX_WORDS = sql.raw('8')

/**
 * Closeness of a word of the directory to a searched word. Typos, including n for ñ, rank last wherever the word is.
 */
const EXACT = sql.raw('1::float')
const SAME_STEM = sql.raw('0.7::float')
/** Words with the same root, such as 'librería' and 'libro'. In names only, because 'cafetera' does not mean 'café'. */
const DERIVED = sql.raw('0.05::float')
const tradeEnding = (word: string) => sql.raw(`substring(${word} from 'er(i?)[ao]s?$')`)
/** Prefixes: a whole word anywhere ranks higher, even than a prefix in a name. A longer prefix ranks higher. */
const BEGINNING = sql.raw('0.03 + 0.01 * asked.size / length(known.word)')
const N_FOR_ENYE = sql.raw('0.0015')
const TYPO_SAME_SOUND = sql.raw('0.001')
const TYPO = sql.raw('0.0008')
const TYPO_AT_START = sql.raw('0.0005')
/** Shorter words match neither typos nor n for ñ: 'ano' never means 'año'. */
const MIN_TYPO_LENGTH = sql.raw('4')

/** Weights of a word by its place. The database function `publish_commerces` contains the others. */
export const IN_NAME = sql.raw('100')
export const IN_CATEGORY_NAME = sql.raw('40')
const IN_TITLE = sql.raw('100')
const IN_SHOP_OF_OFFER = sql.raw('10')
/** Factor for the weight of a category's words in its offers. */
const SHARE_OF_OFFER = sql.raw('0.125')
const NAME_EQUALS = sql.raw('500')
const NAME_STARTS_WITH = sql.raw('60')
const NAME_CONTAINS = sql.raw('30')

/** The singular of a plural and vice versa, so that 'labadora' also finds 'lavadoras'. */
const OTHER_NUMBER = sql.raw(
  "regexp_replace(search_plain(word), '([aeiou])(s?)$', '\\1' || case when word like '%s' then '' else 's' end)",
)

/** The stem of a word. It ignores the pronoun of a verb: 'cortarme' has the stem of 'cortar'. */
const STEM = sql.raw(
  "search_stem(regexp_replace(word, '^(.{3,}[aei]r)(me|te|se|nos|l[aeo]s?)$', '\\1'))",
)

/** Swaps ll and y, which sound the same: 'llave' for 'yave' and vice versa. */
const YEISMO = sql.raw("(array[replace(asked.plain, 'y', 'll'), replace(asked.plain, 'll', 'y')])")

/**
 * Builds table expressions that end in `near (at, size, word, closeness)`: the words of the directory that each
 * searched word, at its position, may mean. Typos count only if no closer word exists, or in every word.
 */
export function nearWords(scope: Try): SQL {
  return sql`token as materialized (
    select word, at, search_is_stop_word(word) or word = any (${NOISE}) as is_stop_word
    from search_tokens(${SEARCH}) with ordinality as token (word, shown, at)
    limit ${MAX_WORDS}
  ), asked as materialized (
    select min(at)::int as at, word, search_plain(word) as plain, ${STEM} as stem,
      ${OTHER_NUMBER} as numbered, length(word)::float as size
    from token
    where not is_stop_word or not exists (select from token where not is_stop_word)
    group by word
  ), nearer as materialized (
    select asked.at, asked.size, known.word, case
        when known.word = asked.word then ${EXACT}
        when starts_with(known.word, asked.word) then ${BEGINNING}
        else ${N_FOR_ENYE} * asked.size / length(known.word)
      end as closeness
    from asked
    join search_words known
      on known.plain ~>=~ asked.plain and known.plain ~<~ (asked.plain || '~')
    where known.word = asked.word
      or (asked.size >= 2 and starts_with(known.word, asked.word))
      or asked.size > ${MIN_TYPO_LENGTH}
      or (asked.size = ${MIN_TYPO_LENGTH} and known.plain = asked.plain)
    union all
    select asked.at, asked.size, known.word, case
        when ${tradeEnding('known.word')} is not distinct from ${tradeEnding('asked.word')} then ${SAME_STEM}
        else ${DERIVED}
      end
    from asked
    join search_words known on known.stem = asked.stem and known.word <> asked.word
    union all
    select asked.at, asked.size, known.word, ${TYPO_SAME_SOUND}
    from asked
    join search_words known on known.plain = any ${YEISMO} and known.plain <> asked.plain
  ), near as materialized (
    select at, size, word, max(closeness) as closeness from nearer group by at, size, word
    union all
    select asked.at, asked.size, known.word, case
        when ${soundOf('known.plain')} in (${soundOf('asked.plain')}, ${soundOf('asked.numbered')})
          then ${TYPO_SAME_SOUND}
        when left(known.word, 1) = left(asked.word, 1) then ${TYPO}
        else ${TYPO_AT_START}
      end
    from asked
    join search_words known
      on known.deletions && (search_deletions(asked.plain) || search_deletions(asked.numbered)) collate "C"
      and (search_is_typo(asked.plain, known.plain) or search_is_typo(asked.numbered, known.plain))
    where asked.size >= ${MIN_TYPO_LENGTH} and known.plain <> asked.plain and ${IS_LIKELY}
      and ${scope === 'typos' ? NO_WORD_OF_TRADE : NOTHING_NEARER}
  )`
}

/** Replaces letters that sound alike, so that 'orno' is closer to 'horno' than to 'oro'. */
function soundOf(word: 'known.plain' | 'asked.plain' | 'asked.numbered'): SQL {
  return sql.raw(`translate(replace(${word}, 'll', 'y'), 'vzch', 'bss')`)
}

/** Another first letter, or another letter of four, makes another word unless it sounds the same: moto, foto. */
const IS_LIKELY = sql`(
  ${soundOf('known.plain')} in (${soundOf('asked.plain')}, ${soundOf('asked.numbered')})
  or right(known.plain, -1) not in (right(asked.plain, -1), right(asked.numbered, -1))
    and (asked.size > 4 or length(known.plain) <> 4 or levenshtein(asked.plain, known.plain) <> 1)
)`

/** Words stay after their last shop is deleted, so a word without rows does not count as closer. */
const NOTHING_NEARER = sql`not exists (
  select from nearer where nearer.at = asked.at and nearer.closeness <> ${DERIVED} and coalesce(
    (select true from commerce_words where commerce_words.word = nearer.word limit 1),
    (select true from category_words where category_words.word = nearer.word limit 1),
    (select true from offer_words where offer_words.word = nearer.word limit 1)
  )
)`

/** A word of a trade is never taken for a typo: 'planta' does not mean 'plata'. */
const NO_WORD_OF_TRADE = sql`not exists (
  select from nearer join category_words using (word)
  where nearer.at = asked.at and nearer.closeness = ${EXACT}
)`

/**
 * Joins a table by a look-up for each row of an expression. PostgreSQL cannot estimate how few words are meant, and
 * would read the whole table.
 */
const lookUp = (from: 'near' | 'trade', table: string, key: 'word' | 'category') =>
  sql.raw(
    `${from} cross join lateral (select * from ${table} its where its.${key} = ${from}.${key} offset 0) as ${table}`,
  )

/**
 * The table expression `trade (category, at, closeness, score)`: the categories of each searched word. A prefix matches
 * a category's name, but its other words only if no word matches exactly: 'pan' is no prefix of 'pantalón'.
 */
export const TRADE = sql`trade as materialized (
  select category, at, max(closeness) as closeness, max(weight * closeness) as score
  from ${lookUp('near', 'category_words', 'word')}
  where weight >= ${IN_CATEGORY_NAME} or closeness in (${EXACT}, ${SAME_STEM}) or (
    size > 2 and closeness < ${DERIVED}
    and at not in (select at from near join category_words using (word) where closeness in (${EXACT}, ${SAME_STEM}))
  )
  group by category, at
)`

/** Builds table expressions that end in `answer (commerce, score)`: the shops that match every word, or most words. */
export function commerceMatches(scope: Scope): SQL {
  if (scope === 'all') {
    return sql`answer as not materialized (
      select commerce, 0::float as score from published_commerces
    )`
  }
  return sql`${nearWords(scope)}, ${TRADE}, hit as (
    select commerce, at, max(score) as best,
      coalesce(max(score) filter (where not by_category), 0)
        + coalesce(max(score) filter (where by_category), 0) as score
    from (
      select commerce, at, closeness, weight * closeness as score, false as by_category
      from near join commerce_words using (word)
      where weight >= ${IN_NAME} or (size > 2 and closeness <> ${DERIVED})
      union all
      select commerce, at, closeness, score, true
      from ${lookUp('trade', 'commerce_categories', 'category')}
    ) as place
    group by commerce, at
    ${scope === 'most' ? HAS_WHOLE_WORD : sql``}
  ), phrase as materialized (
    select string_agg(word, ' ' order by at) as words, count(*) as size from token
  ), answer as (
    select commerce, score + case
        when normalized = words then ${NAME_EQUALS}
        when starts_with(normalized, words || ' ') then ${NAME_STARTS_WITH}
        when size > 1 and position(' ' || words in normalized) > 0 then ${NAME_CONTAINS}
        else 0
      end as score
    from (
      select commerce, sum(score) ${scope === 'most' ? MORE_FIRST : sql``} as score
      from hit
      group by commerce
      having ${scope === 'most' ? HAS_MOST : HAS_ALL}
    ) as matched
    join published_commerces using (commerce)
    cross join phrase
  )`
}

const HAS_ALL = sql`count(*) = (select count(*) from asked)`

const BEGINS_WITH_VERB = sql.raw(
  "(select word ~ '..[aei]r(me|te|se|nos|l[aeo]s?)?$' from asked order by at limit 1)",
)
/**
 * More than half of the words. Of two words, the first has to match a name or a trade: 'pijama de franela' is not about
 * flannel. If the first is a verb, either may match: 'poner cremallera', 'limpiar gafas'.
 */
const HAS_MOST = sql`count(*) * 2 > (select count(*) from asked) or (
  (select count(*) from asked) = 2
  and max(best) filter (where at = (select min(at) from asked) or ${BEGINS_WITH_VERB}) >= 14
)`
/** In `having`, because in `where` PostgreSQL would read all words of shops. */
const HAS_WHOLE_WORD = sql`having max(closeness) >= ${SAME_STEM}`
const MORE_FIRST = sql`+ 1000 * count(*)`

/**
 * Builds table expressions that end in `answer (offer, score)`. An offer's own words weigh most, then those of its shop
 * and category.
 */
export function offerMatches(scope: Try): SQL {
  return sql`${nearWords(scope)}, ${TRADE}, hit as (
    select offer, at, max(score) as score
    from (
      select offer, at, weight * closeness as score
      from near join offer_words using (word)
      where size > 2 or weight >= ${IN_TITLE}
      union all
      select own.id, at, ${IN_SHOP_OF_OFFER} * closeness
      from ${lookUp('near', 'commerce_words', 'word')}
      cross join lateral (
        select id from offers its where its.commerce = commerce_words.commerce and deleted_at is null
        offset 0
      ) as own
      where weight >= ${IN_NAME}
      union all
      select offer, at, ${SHARE_OF_OFFER} * score
      from ${lookUp('trade', 'offer_categories', 'category')}
    ) as place
    group by offer, at
  ), answer as (
    select offer, sum(score) as score
    from hit
    group by offer
    having count(*) = (select count(*) from asked)
      and (select true from offers its where its.id = offer and ${IS_LISTED_TODAY})
  )`
}

/**
 * Condition for an offer `its`. It looks up the shop of each offer: PostgreSQL cannot estimate how few rows there are,
 * and would read whole tables for a join.
 */
export const IS_LISTED_TODAY = sql`its.deleted_at is null and ${runningToday('its')} and (
  select true from published_commerces listed where listed.commerce = its.commerce
)`

/** Scopes of a search, tried in this order. Offers and categories always have to match all words. */
export const EVERY_TRY = ['close', 'typos', 'most'] as const
export const TRIES_OF_ALL_WORDS = ['close', 'typos'] as const

/** Tries the scopes in turn. A search of one word has only one try. */
export async function tryInTurn<Found, One extends Try>(
  search: string | undefined,
  tries: readonly One[],
  look: (scope: 'all' | One) => PromiseLike<Found>,
  isEmpty: (found: Found, scope: One) => boolean | Promise<boolean>,
): Promise<Found> {
  if (search === undefined) return await look('all')
  const hasSeveralWords = /\S\s+\S/.test(search)
  let [scope, ...others] = tries as readonly [One, ...One[]]
  let found = await look(scope)
  while (hasSeveralWords && others.length > 0 && (await isEmpty(found, scope))) {
    ;[scope, ...others] = others as [One, ...One[]]
    found = await look(scope)
  }
  return found
}

/** Does the same for a page. An empty page past the end of a list that has rows does not cause another try. */
export function tryPageInTurn<Row, One extends Try>(
  search: string | undefined,
  tries: readonly One[],
  range: RowRange,
  look: (scope: 'all' | One, range: RowRange) => Promise<Row[]>,
): Promise<Row[]> {
  return tryInTurn(
    search,
    tries,
    (scope) => look(scope, range),
    async (found, scope) =>
      found.length === 0 &&
      (range.offset === 0 || (await look(scope, { limit: 1, offset: 0 })).length === 0),
  )
}
