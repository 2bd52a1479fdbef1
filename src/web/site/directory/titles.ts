import { formatCount, formatNumber } from '#web/format/numbers.ts'

/** What the list of shops is called: by what was searched, by its category and by what it is cut to. */
export function directoryTitle(
  count: number,
  q: string | undefined,
  categories: readonly Named[],
  offers = false,
): string {
  const category = categories.length > 0 ? joinNames(categories) : undefined
  const places = formatCount(count, 'comercio', 'comercios') + (offers ? ' con ofertas' : '')
  if (count === 0)
    return q ? `Nada para «${q}»` : `Todavía no hay nadie en ${category ?? 'la calle'}`
  if (q && category) return `${places} para «${q}» en ${category}`
  if (q) return `${places} para «${q}»`
  if (categories.length > MOST_NAMED) return `${places} en ${category}`
  if (category) return `${category}: ${places}`
  return offers ? places : `Los ${places} del pueblo`.replace('Los 1 ', 'El ')
}

type Named = { name: string }

/** More are only counted: each is told by its chip. */
const MOST_NAMED = 2

/** 'Panadería', 'Panadería y Óptica', '3 categorías'. */
export function joinNames(categories: readonly Named[]): string {
  return categories.length > MOST_NAMED
    ? formatCount(categories.length, 'categoría', 'categorías')
    : inSpanish.format(categories.map(({ name }) => name))
}

const inSpanish = new Intl.ListFormat('es')

/** The same of a further page, so that no two pages are called alike. */
export function titleOfPage(title: string, page = 1): string {
  return page > 1 ? `${title}, página ${formatNumber(page)}` : title
}

/** A text cut at a word, at most so many characters long. */
export function shortened(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= most) return plain
  return `${plain.slice(0, most).replace(/\s+\S*$/, '')}…`
}
