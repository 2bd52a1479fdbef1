import { type FactName, factOf } from '#contract/facts/fact-table.ts'
import { WEEKDAY_NAMES } from '#contract/hours/weekdays.ts'
import { formatCount, formatNumber } from '#contract/numbers.ts'
import { joinWords } from '#contract/spanish.ts'
import type { OpenFilter } from './directory-url.ts'

type TitledList = {
  count: number
  q?: string | undefined
  categories: readonly Named[]
  offers?: boolean | undefined
  open?: OpenFilter | undefined
  facts?: readonly FactName[] | undefined
  /** No shop contains all words of the search. */
  isLoose?: boolean
}

/** Returns the title of the list of shops for its search, categories and filters. */
export function directoryTitle(list: TitledList): string {
  const { count, q, categories, offers = false, open, facts = [], isLoose = false } = list
  const category = categories.length > 0 ? joinNames(categories) : undefined
  const places =
    formatCount(count, 'comercio', 'comercios') +
    (offers ? ' con ofertas' : '') +
    (open ? ` ${openTitle(open, count)}` : '')
  if (count === 0 && facts.length > 0 && !open) return nobodySays(facts)
  if (count === 0) return nothingTitle(q, category, open)
  if (q) {
    const sought = `${places} ${isLoose ? `con algo de «${q}»` : `para «${q}»`}`
    return category ? `${sought} en ${category}` : sought
  }
  if (categories.length > MAX_NAMED) return `${places} en ${category}`
  if (category) return `${category}: ${places}`
  return places
}

/** Says that no shop has given these facts. Some shops may have them. */
const nobodySays = (facts: readonly FactName[]) =>
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

/** Returns 'abiertos ahora', 'que abren el domingo'. */
function openTitle(open: OpenFilter, count: number): string {
  if (open === 'now') return count === 1 ? 'abierto ahora' : 'abiertos ahora'
  return `que ${count === 1 ? 'abre' : 'abren'} el ${WEEKDAY_NAMES[open]}`
}

/** Returns the label of the toggle: 'Abierto ahora', 'Abre el domingo'. */
export function openLabel(open: OpenFilter): string {
  return open === 'now' ? 'Abierto ahora' : `Abre el ${WEEKDAY_NAMES[open]}`
}

type Named = { name: string }

/** Maximum number of named categories; more are only counted. */
const MAX_NAMED = 2

/** Returns 'Panadería', 'Panadería y Óptica', '3 categorías'. */
export function joinNames(categories: readonly Named[]): string {
  return categories.length > MAX_NAMED
    ? formatCount(categories.length, 'categoría', 'categorías')
    : joinWords(categories.map(({ name }) => name))
}

/** Returns the title of a page of a list, so that every title is unique. */
export function titleOfPage(title: string, page = 1): string {
  return page > 1 ? `${title}, página ${formatNumber(page)}` : title
}

/** Truncates a text at a word, to at most `max` characters. */
export function shortened(text: string, max: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= max) return plain
  return `${plain.slice(0, max).replace(/ [^ ]*$/, '')}…`
}
