import { z } from 'zod'
import { FILTERED_FACTS } from './facts/fact-filters.ts'
import { type FactName, factOf } from './facts/fact-table.ts'
import { foldAccents } from './fold-accents.ts'
import { WEEKDAYS, type Weekday } from './hours/weekdays.ts'

/** What a search says beside what is looked for. */
export type Understood = {
  /** What is looked for; '' is anything. */
  search: string
  open?: 'now' | Weekday
  /** Close to whoever asks. */
  isNear?: true
  /** Close to this street or quarter, as it is written in addresses. */
  place?: string
  offers?: true
  /** What must be known of a shop. */
  facts?: FactName[]
}

/** The same as the API answers it, beside the results. */
export const understoodSearch = z.object({
  search: z.string(),
  open: z.enum(['now', ...WEEKDAYS]).nullable(),
  /** `me`, or where the place is, in degrees: then what is closest comes first. */
  near: z.string().nullable(),
  place: z.string().nullable(),
  offers: z.boolean(),
  /** The facts that must be known of a shop. */
  facts: z.array(z.enum(FILTERED_FACTS as [FactName, ...FactName[]])),
  /** Nobody is open then: the results are closed. */
  closed: z.boolean(),
})
export type UnderstoodSearch = z.infer<typeof understoodSearch>

type SearchContext = {
  today: Weekday
  places: readonly string[]
  /** Those that are known of some shop: of the others nobody would be found. */
  facts: readonly FactName[]
}

/**
 * Reads the filters in a search, which may stand anywhere in it: 'panadería abierta domingo', 'flores en la calle Mayor'.
 * Undefined: it says none.
 */
export function understand(text: string, known: SearchContext): Understood | undefined {
  const words = wordsOf(text)
  const facts = known.facts.filter((name) => take(words, FACTS[name]!) !== undefined)
  const place = takePlace(words, known.places)
  const open = takeOpen(words, known.today)
  const isNear = !place && take(words, NEAR) !== undefined
  const offers = take(words, OFFERS) !== undefined
  if (!place && !open && !isNear && !offers && facts.length === 0) return undefined
  const isAnything = words.every(({ folded }) => NOISE.has(folded))
  return {
    search: isAnything ? '' : words.map(({ shown }) => shown).join(' '),
    ...(open && { open }),
    ...(isNear && { isNear }),
    ...(place && { place }),
    ...(offers && { offers }),
    ...(facts.length > 0 && { facts }),
  }
}

/** Whether a place may be named: only then they need to be known. */
export const mayNamePlace = (text: string) => IS_PLACED.test(joined(wordsOf(text)))

/** The facts that a search may say: only then it needs to be known which any shop has. */
export const factsNamed = (text: string): FactName[] => {
  const words = wordsOf(text)
  return FILTERED_FACTS.filter((name) => FACTS[name]!.test(joined(words)))
}

/** Words that say that somebody looks for something, not what: not looked for beside others. */
export const NOISE_WORDS =
  'tienda tiendas comercio comercios negocio negocios sitio sitios lugar donde comprar compro vende venden quiero busco buscar necesito hay algo algun alguna algunos algunas cosas tengo puedo hacer hacen encargar encontrar conseguir pedir mi mis me buen bueno buena buenos mejor mejores barato barata baratos baratas botiga botigues on tenda tendas fer onde denda dendak non shop shops store stores the of for where buy'.split(
    ' ',
  )

const NOISE = new Set([
  ...NOISE_WORDS,
  ...'a al con de del el en es esta estan la las lo los para por que se un una unos unas y ya'.split(
    ' ',
  ),
])

type Word = { shown: string; folded: string }

const wordsOf = (text: string): Word[] =>
  (text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map((shown) => ({ shown, folded: foldAccents(shown) }))

const joined = (words: readonly Word[]) => ` ${words.map(({ folded }) => folded).join(' ')} `

/** Takes the words of the first match, between spaces, out of the list. */
function take(words: Word[], pattern: RegExp): RegExpExecArray | undefined {
  const found = pattern.exec(joined(words))
  if (!found) return undefined
  const before = found.input.slice(0, found.index + 1).split(' ').length - 2
  const count = found[0].trim().split(' ').length
  words.splice(before, count)
  return found
}

/** A pattern of whole words. */
const whole = (source: string) => new RegExp(` ${source}(?= )`)

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

/** What says each fact, in whole words. */
const FACTS: Partial<Record<FactName, RegExp>> = Object.fromEntries(
  FILTERED_FACTS.map((name) => [name, whole(`(?:${factOf(name).search})`)]),
)

function takeOpen(words: Word[], today: Weekday): Understood['open'] {
  for (const [day, pattern] of ON_DAYS) if (take(words, pattern)) return day
  if (take(words, TODAY)) return today
  if (take(words, TOMORROW)) return WEEKDAYS[(WEEKDAYS.indexOf(today) + 1) % 7]
  return take(words, NOW) && 'now'
}

/** What streets are called, and how that is written short or in other languages. */
const KINDS = [
  'calle|c|cl|carrer|rua|kalea',
  'avenida|avda|av|avinguda',
  'plaza|pza|pl|placa|praza|plazuela',
  'paseo|passeig|pasaje|passatge',
  'camino|cami',
  'carretera|ctra',
  'ronda',
  'travesia|travessera',
]
const AT = '(?:cerca de|a prop de|junto a|al lado de|en|por|barrio|barri|near)'
const IS_PLACED = whole(`(?:${AT}|${KINDS.join('|')})`)
const BETWEEN = '(?:(?:de|del|la|las|el|los|l|d) ){0,3}'

/** Of the places that are named the longest; one that is no street only after 'en', 'cerca de' and the like. */
function takePlace(words: Word[], places: readonly string[]): string | undefined {
  const named = places.filter((place) => patternOf(place).test(joined(words)))
  const longest = named.toSorted((a, b) => b.length - a.length)[0]
  return longest && take(words, patternOf(longest)) && longest
}

function patternOf(place: string): RegExp {
  const [first = '', ...others] = wordsOf(place).map(({ folded }) => folded)
  const kind = KINDS.find((one) => one.split('|').includes(first))
  const rest = others.filter((word) => !/^(?:de|del|la|las|el|los|l|d)$/.test(word))
  const name = [kind ? `(?:${kind})` : first, ...rest].join(` ${BETWEEN}`)
  return whole(
    `(?:${AT} (?:de )?(?:la |el |los |las )?)${kind && rest.length > 0 ? '?' : ''}${name}(?: \\d+)?`,
  )
}
