import { type FactName, factOf } from '#contract/facts/fact-table.ts'
import { WEEKDAY_NAMES } from '#contract/hours/weekdays.ts'
import { formatCount, formatNumber } from '#contract/numbers.ts'
import { joinWords } from '#contract/spanish.ts'
import type { OpenFilter } from './directory-url.ts'

type TitleParams = {
  count: number
  q?: string | undefined
  categories: readonly Named[]
  offers?: boolean | undefined
  open?: OpenFilter | undefined
  facts?: readonly FactName[] | undefined
  /** No shop matches all words of the search. */
  isLoose?: boolean
}

export function directoryTitle(list: TitleParams): string {
  const { count, q, categories, offers = false, open, facts = [], isLoose = false } = list
  const category = categories.length > 0 ? joinNames(categories) : undefined
  const shops =
    formatCount(count, 'comercio', 'comercios') +
    (offers ? ' con ofertas' : '') +
    (open ? ` ${openTitle(open, count)}` : '')
  if (count === 0 && facts.length > 0 && !open) return unknownTitle(facts)
  if (count === 0) return nothingTitle(q, category, open)
  if (q) {
    const matches = `${shops} ${isLoose ? 'con algo de' : 'para'} «${q}»`
    return category ? `${matches} en ${category}` : matches
  }
  if (categories.length > MAX_NAMED) return `${shops} en ${category}`
  if (category) return `${category}: ${shops}`
  return shops
}

const unknownTitle = (facts: readonly FactName[]) =>
  `Nadie lo dice todavía: ${joinWords(facts.map((fact) => factOf(fact).filter!))}`

function nothingTitle(q: string | undefined, category?: string, open?: OpenFilter): string {
  if (open && category && !q) {
    return `${category}: ${open === 'now' ? 'ahora no abre nadie' : `nadie abre el ${WEEKDAY_NAMES[open]}`}`
  }
  if (open === 'now') return q ? `Nada abierto ahora para «${q}»` : 'Ahora mismo no abre nadie'
  if (open) {
    const day = `abre el ${WEEKDAY_NAMES[open]}`
    return q ? `Nada para «${q}» que ${day.replace('abre', 'abra')}` : `Nadie ${day}`
  }
  return q ? `No hemos encontrado «${q}»` : `Todavía no hay nadie en ${category ?? 'la calle'}`
}

/** Returns, for example, 'abiertos ahora' or 'que abren el domingo'. */
function openTitle(open: OpenFilter, count: number): string {
  if (open === 'now') return count === 1 ? 'abierto ahora' : 'abiertos ahora'
  return `que ${count === 1 ? 'abre' : 'abren'} el ${WEEKDAY_NAMES[open]}`
}

export function openLabel(open: OpenFilter): string {
  return open === 'now' ? 'Abierto ahora' : `Abre el ${WEEKDAY_NAMES[open]}`
}

type Named = { name: string }

/** Of more categories, a title says the number. */
const MAX_NAMED = 2

/** Returns, for example, 'Panadería', 'Panadería y Óptica' or '3 categorías'. */
export function joinNames(categories: readonly Named[]): string {
  return categories.length > MAX_NAMED
    ? formatCount(categories.length, 'categoría', 'categorías')
    : joinWords(categories.map(({ name }) => name))
}

export function titleOfPage(title: string, page = 1): string {
  return page > 1 ? `${title}, página ${formatNumber(page)}` : title
}

export function shortened(text: string, maxCharacters: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= maxCharacters) return plain
  return `${plain.slice(0, maxCharacters).replace(/ [^ ]*$/, '')}…`
}
