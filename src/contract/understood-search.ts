import { z } from 'zod'
import { FILTERED_FACTS } from './facts/fact-filters.ts'
import { type FactName, factOf } from './facts/fact-table.ts'
import { foldAccents } from './fold-accents.ts'
import { dayAfter, WEEKDAYS, type Weekday } from './hours/weekdays.ts'

export type SearchFilters = {
  search: string
  open?: 'now' | Weekday
  isNear?: true
  place?: string
  offers?: true
  facts?: FactName[]
}

export const understoodSearch = z.object({
  search: z.string(),
  open: z.enum(['now', ...WEEKDAYS]).nullable(),
  /** `me`, or the coordinates of the place. If set, the nearest shops are first. */
  near: z.string().nullable(),
  place: z.string().nullable(),
  offers: z.boolean(),
  facts: z.array(z.enum(FILTERED_FACTS as [FactName, ...FactName[]])),
  /** No shop is open at that time: the results are closed shops. */
  closed: z.boolean(),
})
export type UnderstoodSearch = z.infer<typeof understoodSearch>

type SearchContext = {
  today: Weekday
  /** The town's name, removed from the search because all shops are in the town. */
  town: string | null
  /** Streets and localities of shops. */
  places: readonly string[]
  /** Facts that at least one shop has; other facts would find nothing and are not used as filters. */
  facts: readonly FactName[]
}

/** Finds filters anywhere in a search: 'panadería abierta domingo', 'flores en la calle Mayor'. */
export function understand(text: string, context: SearchContext): SearchFilters | undefined {
  const words = wordsOf(text)
  const facts = context.facts.filter((name) => take(words, FACT_PATTERNS[name]!))
  const place = takePlace(words, context.places)
  const isInTown = context.town !== null && take(words, inTown(context.town))
  const open = takeOpen(words, context.today)
  const isNear = !place && take(words, NEAR)
  const offers = take(words, OFFERS)
  if (!isInTown && !place && !open && !isNear && !offers && facts.length === 0) return undefined
  const isOnlyNoise = words.every(({ folded }) => NOISE_AND_STOP_WORDS.has(folded))
  return {
    search: isOnlyNoise ? '' : words.map(({ text }) => text).join(' '),
    ...(open && { open }),
    ...(isNear && { isNear }),
    ...(place && { place }),
    ...(offers && { offers }),
    ...(facts.length > 0 && { facts }),
  }
}

/** Whether a search may name a place. Otherwise `places` need not be loaded. */
export const mayNamePlace = (text: string) => PLACE_HINT.test(joined(wordsOf(text)))

export const factsIn = (text: string): FactName[] => {
  const words = wordsOf(text)
  return FILTERED_FACTS.filter((name) => FACT_PATTERNS[name]!.test(joined(words)))
}

/** Ignored in a search if there are other words. */
export const NOISE_WORDS =
  'quien quienes tiene tienen tienes teneis hora horas horario horarios abre abren cierra cierran tienda tiendas comercio comercios negocio negocios sitio sitios lugar donde comprar compro vende venden quiero busco buscar necesito hay algo algun alguna algunos algunas cosas tengo puedo hacer hacen encargar encontrar conseguir pedir mi mis me buen bueno buena buenos mejor mejores barato barata baratos baratas botiga botigues on tenda tendas fer onde denda dendak non shop shops store stores the of for where buy ha han he i amb per años anys'.split(
    ' ',
  )

/** Stems of words that do not say what is looked for, as in 'arreglar un reloj'. */
export const VAGUE_STEMS =
  'arreglar reparar reparacion limpiar cambiar poner comprar vent rot estropead taller cas centr oficin punt servici telefon'.split(
    ' ',
  )

const NOISE_AND_STOP_WORDS = new Set([
  ...NOISE_WORDS,
  ...'a al con de del el en es esta estan la las lo los para por que se un una unos unas y ya'.split(
    ' ',
  ),
])

type Word = { text: string; folded: string }

const wordsOf = (text: string): Word[] =>
  (text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map((text) => ({ text, folded: foldAccents(text) }))

const joined = (words: readonly Word[]) => ` ${words.map(({ folded }) => folded).join(' ')} `

/** Removes the words of the first match from `words`. Returns false if nothing matches. */
function take(words: Word[], pattern: RegExp): boolean {
  const found = pattern.exec(joined(words))
  if (!found) return false
  const wordsBefore = found.input.slice(0, found.index).split(' ').length - 1
  const count = found[0].trim().split(' ').length
  words.splice(wordsBefore, count)
  return true
}

const whole = (source: string) => new RegExp(` ${source}(?= )`)

/** Matches 'en Oliva', 'tiendas de Oliva' and the name alone, but not 'aceite de oliva'. */
function inTown(town: string): RegExp {
  const name = joined(wordsOf(town)).trim()
  return new RegExp(`^ ${name}(?= $)| (?:en |(?:tienda|comercio|negocio)s? (?:de )?)${name}(?= )`)
}

const IS_OPEN = '(?:abiert[oa]s?|obert(?:a|s|es)?|abert[oa]s?|irekita|zabalik|open)'
const OPENS = `(?:que )?(?:esten? |estan? |estigui |abran? |abren? |${IS_OPEN} ){1,3}`

const DAY_NAMES: [Weekday, string][] = [
  ['mon', 'lunes|dilluns|luns|astelehenean?|mondays?'],
  ['tue', 'martes|dimarts|asteartean?|tuesdays?'],
  ['wed', 'miercoles|dimecres|mercores|asteazkenean?|wednesdays?'],
  ['thu', 'jueves|dijous|xoves|ostegunean?|thursdays?'],
  ['fri', 'viernes|divendres|venres|ostiralean?|fridays?'],
  ['sat', 'sabados?|dissabtes?|larunbatean?|saturdays?'],
  ['sun', 'domingos?|diumenges?|igandean?|sundays?'],
]
const ON_DAYS = DAY_NAMES.map(
  ([day, names]) =>
    [day, whole(`(?:${OPENS})?(?:(?:los|el|els|en|este|os|o|on) ){0,3}(?:${names})`)] as const,
)
const TODAY = whole(`${OPENS}(?:hoy|avui|hoxe|gaur|today)`)
const TOMORROW = whole(`${OPENS}(?:manana|dema|mana|bihar|tomorrow)`)
const NOW = whole(
  `(?:${OPENS}(?:ahora(?: mismo)?|ya|ara|agora|orain|now)|(?:que )?(?:esten? |estan? )?${IS_OPEN})`,
)
const NEAR = whole(
  '(?:mas )?(?:cerca(?: de (?:mi|aqui|casa))?|cercan[oa]s?|aqui cerca|por aqui|a prop(?: meu)?|preto|gertu|near me|nearby|al lado(?: de casa)?)',
)
const OFFERS = whole(
  '(?:en |de |con |amb )?(?:ofertas?|ofertes|rebajas|rebaixes|descuentos?|eskaintzak?|offers|deals)',
)

const FACT_PATTERNS: Partial<Record<FactName, RegExp>> = Object.fromEntries(
  FILTERED_FACTS.map((name) => [name, whole(`(?:${factOf(name).search})`)]),
)

function takeOpen(words: Word[], today: Weekday): SearchFilters['open'] {
  for (const [day, pattern] of ON_DAYS) if (take(words, pattern)) return day
  if (take(words, TODAY)) return today
  if (take(words, TOMORROW)) return dayAfter(today)
  return take(words, NOW) ? 'now' : undefined
}

/** Types of streets: each with abbreviations and other languages, as alternatives of a pattern. */
const STREET_TYPES = [
  'calle|c|cl|carrer|rua|kalea',
  'avenida|avda|av|avinguda',
  'plaza|pza|pl|placa|praza|plazuela',
  'paseo|passeig|pasaje|passatge',
  'camino|cami',
  'carretera|ctra',
  'ronda',
  'travesia|travessera',
]
const PREPOSITIONS = '(?:cerca de|a prop de|junto a|al lado de|en|por|barrio|barri|near)'
const PLACE_HINT = whole(`(?:${PREPOSITIONS}|${STREET_TYPES.join('|')})`)
const ARTICLES = '(?:(?:de|del|la|las|el|los|l|d) ){0,3}'

/** Removes the longest place from `words`. A place that is no street must follow 'en', 'cerca de'… */
function takePlace(words: Word[], places: readonly string[]): string | undefined {
  const named = places.filter((place) => patternOf(place).test(joined(words)))
  const longest = named.toSorted((a, b) => b.length - a.length)[0]
  if (longest) take(words, patternOf(longest))
  return longest
}

function patternOf(place: string): RegExp {
  const [first = '', ...others] = wordsOf(place).map(({ folded }) => folded)
  const type = STREET_TYPES.find((names) => names.split('|').includes(first))
  const rest = others.filter((word) => !/^(?:de|del|la|las|el|los|l|d)$/.test(word))
  const name = [type ? `(?:${type})` : first, ...rest].join(` ${ARTICLES}`)
  return whole(
    `(?:${PREPOSITIONS} (?:de )?(?:la |el |los |las )?)${type && rest.length > 0 ? '?' : ''}${name}(?: \\d+)?`,
  )
}
