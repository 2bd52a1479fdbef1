import { type SQL, sql } from 'drizzle-orm'
import { NOISE_WORDS } from '#contract/understood-search.ts'

const SEARCH = sql`${sql.placeholder('search')}::text`

/** Ignored words, unless the search has no others. */
const NOISE = sql.raw(`'{${NOISE_WORDS.join()}}'::text[]`)

export const MAX_WORDS = sql.raw('8')

/** Closeness of a directory's word to a searched one, a factor for the word's weight. Typos and n for ñ rank last. */
export const EXACT = sql.raw('1::float')
export const SAME_STEM = sql.raw('0.7::float')
/** Words with the same root, such as 'librería' and 'libro'. In names only, because 'cafetera' does not mean 'café'. */
export const DERIVED = sql.raw('0.05::float')
/** The other gender of a word: the same adjective, but 'coca' does not mean 'coco'. */
const OTHER_GENDER = sql.raw('0.04::float')
/** SQL for the last vowel, 'a' or 'o'. */
const gender = (word: string) => sql.raw(`substring(${word} from '([ao])s?$')`)
/** SQL for 'i' in 'panadería', '' in 'panadero', and null in other words. */
const tradeEnding = (word: string) => sql.raw(`substring(${word} from 'er(i?)[ao]s?$')`)
/** Prefixes: a whole word anywhere ranks higher, even than a prefix in a name. A longer prefix ranks higher. */
const BEGINNING = sql.raw('0.03 + 0.01 * searched.letters / length(candidate.word)')
const N_FOR_ENYE = sql.raw('0.0015')
const TYPO_SAME_SOUND = sql.raw('0.001')
const TYPO = sql.raw('0.0008')
/** Shorter words match neither typos nor n for ñ: 'ano' never means 'año'. */
const MIN_TYPO_LENGTH = sql.raw('4')
/** Letters of the longest short word. */
const SHORT = sql.raw('6')

/** The singular of a plural and vice versa, so that 'labadora' also finds 'lavadoras'. */
const OTHER_NUMBER = sql.raw(
  "regexp_replace(search_plain(word), '([aeiou])(s?)$', '\\1' || case when word like '%s' then '' else 's' end)",
)

/** The stem of a word. It ignores the pronoun of a verb: 'cortarme' has the stem of 'cortar'. */
const STEM = sql.raw(
  "search_stem(regexp_replace(word, '^(.{3,}[aei]r)(me|te|se|nos|l[aeo]s?)$', '\\1'))",
)

/** Swaps ll and y. They sound the same: 'llave' for 'yave' and vice versa. */
const YEISMO = sql.raw(
  "(array[replace(searched.plain, 'y', 'll'), replace(searched.plain, 'll', 'y')])",
)

/** Replaces letters that sound alike, so that 'orno' is closer to 'horno' than to 'oro'. */
function soundOf(word: 'candidate.plain' | 'searched.plain' | 'searched.other_number'): SQL {
  return sql.raw(`translate(replace(${word}, 'll', 'y'), 'vzch', 'bss')`)
}

/** Whether one letter is another. Missing, doubled or swapped letters do not count. */
const hasAnotherLetter = (word: 'searched.plain' | 'searched.other_number') =>
  sql.raw(`length(candidate.plain) = length(${word}) and levenshtein(candidate.plain, ${word}) = 1`)

/** Another first letter, or one in a short word, makes another word ('foto', not 'moto') unless it sounds alike. */
const IS_LIKELY = sql`(
  ${soundOf('candidate.plain')} in (${soundOf('searched.plain')}, ${soundOf('searched.other_number')})
  or left(candidate.plain, 1) = left(searched.plain, 1)
    and (searched.letters > ${SHORT}
      or not (${hasAnotherLetter('searched.plain')} or ${hasAnotherLetter('searched.other_number')}))
)`

/** Whether no closer word exists, except derived ones. `search_words` also has words that nothing uses any more. */
const NOTHING_NEARER = sql`not exists (
  select from nearer where nearer.position = searched.position and nearer.closeness <> ${DERIVED} and coalesce(
    (select true from commerce_words where commerce_words.word = nearer.word limit 1),
    (select true from category_words where category_words.word = nearer.word limit 1),
    (select true from offer_words where offer_words.word = nearer.word limit 1)
  )
)`

/**
 * Table expressions that end in `near (position, letters, word, closeness)`: position and length of a searched word,
 * and a word of the directory with its closeness. Typos count only if no closer word exists.
 */
export const NEAR_WORDS = sql`token as materialized (
    select word, position, search_is_stop_word(word) or word = any (${NOISE}) or word ~ '^[0-9]+$' as is_stop_word
    from search_tokens(${SEARCH}) with ordinality as token (word, shown, position)
    limit ${MAX_WORDS}
  ), searched as materialized (
    select min(position)::int as position, word, search_plain(word) as plain, ${STEM} as stem,
      ${OTHER_NUMBER} as other_number, length(word)::float as letters
    from token
    where not is_stop_word or not exists (select from token where not is_stop_word)
    group by word
  ), nearer as materialized (
    select searched.position, searched.letters, candidate.word, case
        when candidate.word = searched.word then ${EXACT}
        when starts_with(candidate.word, searched.word) then ${BEGINNING}
        else ${N_FOR_ENYE} * searched.letters / length(candidate.word)
      end as closeness
    from searched
    join search_words candidate
      on candidate.plain ~>=~ searched.plain and candidate.plain ~<~ (searched.plain || '~')
    where candidate.word = searched.word
      or (searched.letters >= 2 and starts_with(candidate.word, searched.word))
      or searched.letters > ${MIN_TYPO_LENGTH}
      or (searched.letters = ${MIN_TYPO_LENGTH} and candidate.plain = searched.plain)
    union all
    select searched.position, searched.letters, candidate.word, case
        when ${tradeEnding('candidate.word')} is distinct from ${tradeEnding('searched.word')} then ${DERIVED}
        when ${gender('candidate.word')} is distinct from ${gender('searched.word')} then ${OTHER_GENDER}
        else ${SAME_STEM}
      end
    from searched
    join search_words candidate on candidate.stem = searched.stem and candidate.word <> searched.word
    union all
    select searched.position, searched.letters, candidate.word, ${TYPO_SAME_SOUND}
    from searched
    join search_words candidate on candidate.plain = any ${YEISMO} and candidate.plain <> searched.plain
  ), near as materialized (
    select position, letters, word, max(closeness) as closeness from nearer group by position, letters, word
    union all
    select searched.position, searched.letters, candidate.word, case
        when ${soundOf('candidate.plain')} in (${soundOf('searched.plain')}, ${soundOf('searched.other_number')})
          then ${TYPO_SAME_SOUND}
        else ${TYPO}
      end
    from searched
    join search_words candidate
      on candidate.deletions && (search_deletions(searched.plain) || search_deletions(searched.other_number)) collate "C"
      and (search_is_typo(searched.plain, candidate.plain) or search_is_typo(searched.other_number, candidate.plain))
    where searched.letters >= ${MIN_TYPO_LENGTH} and candidate.plain <> searched.plain and ${IS_LIKELY}
      and ${NOTHING_NEARER}
  )`
