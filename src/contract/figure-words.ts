import { daysBetween } from './figure-periods.ts'
import { ACTION_KINDS, type Counts, type FigureKind, type Period } from './figures.ts'
import type { PlainDate } from './hours/dates.ts'
import { formatCount, formatNumber } from './numbers.ts'
import { joinWords } from './spanish.ts'

/** Smaller figures are not compared: a difference would be chance. */
const MIN_COMPARED = 5
/** Minimum of days that are counted before the figures of a shop are shown. */
export const MIN_COUNTED_DAYS = 7

const MONTH = new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', month: 'long' })

type SentenceFacts = Period & Counts & { since: PlainDate | null; before: Period & Counts }

/** In three parts, because screens emphasise `figure`. */
export type FigureSentence = { start: string; figure: string; end: string }

type Options = {
  /** The period is a calendar month, else a number of days up to today. */
  isMonth?: boolean
  /** The reader owns the shop. */
  isOwn?: boolean
}

export function figureSentence(
  facts: SentenceFacts,
  { isMonth = false, isOwn = true }: Options = {},
): FigureSentence {
  const words = periodWords(facts, isMonth)
  const kind = (['call', 'directions', 'views'] as const).find((kind) => facts[kind] > 0)
  if (kind === undefined) return { start: withoutFigures(facts, words), figure: '', end: '' }
  return {
    start: `${words.during} ${verbPhrase(kind, isMonth, isOwn)} `,
    figure: times(facts[kind]),
    end: `${comparison(facts, kind, words)}.`,
  }
}

export const asText = ({ start, figure, end }: FigureSentence) => `${start}${figure}${end}`

export function foundBySentence(
  searches: readonly { text: string }[],
  { isOwn = true }: Options = {},
): string | undefined {
  const [first, second] = searches
  if (first === undefined) return undefined
  const words = second ? `«${first.text}» y «${second.text}»` : `«${first.text}»`
  return `${isOwn ? 'Te' : 'Lo'} encuentran sobre todo por ${words}.`
}

export function isComparable({ since, before }: Pick<SentenceFacts, 'since' | 'before'>): boolean {
  return since !== null && since <= before.from
}

/** Returns 1 on the first day of counting, 2 on the second…; undefined: figures are shown (`MIN_COUNTED_DAYS`). */
export function dayOfCounting(since: PlainDate | null, today: PlainDate): number | undefined {
  if (since === null) return 1
  const day = daysBetween(since, today) + 1
  return day < MIN_COUNTED_DAYS ? day : undefined
}

export function countsInWords(
  counts: Counts,
  kinds: readonly FigureKind[] = ['views', ...ACTION_KINDS],
): string {
  const counted = kinds.filter((kind) => counts[kind] > 0)
  return joinWords(counted.map((kind) => formatCount(counts[kind], ...NOUNS[kind])))
}

export function difference(now: number, before: number): string {
  if (now === before) return 'igual'
  const size = formatNumber(Math.abs(now - before))
  return `${size} ${now > before ? 'más' : 'menos'}`
}

type PeriodWords = { during: string; than: string }

function periodWords({ from, to, before }: Period & { before: Period }, isMonth: boolean) {
  if (isMonth) {
    const year =
      before.from.slice(0, 4) === from.slice(0, 4) ? '' : ` de ${before.from.slice(0, 4)}`
    return {
      during: `En ${MONTH.format(new Date(from))}`,
      than: `que en ${MONTH.format(new Date(before.from))}${year}`,
    }
  }
  const days = daysBetween(from, to) + 1
  if (days === 7) return { during: 'Esta semana', than: 'que la anterior' }
  if (days === 28) return { during: 'En cuatro semanas', than: 'que en las cuatro anteriores' }
  return { during: 'En un año', than: 'que el año anterior' }
}

function verbPhrase(kind: 'call' | 'directions' | 'views', isMonth: boolean, isOwn: boolean) {
  const has = isMonth ? '' : 'han '
  const shop = isOwn ? 'tu comercio' : 'el comercio'
  return {
    call: `${isOwn ? 'te ' : ''}${has}${isMonth ? 'llamaron' : 'llamado'}`,
    directions: `${has}${isMonth ? 'buscaron' : 'buscado'} cómo llegar`,
    views: `${has}${isMonth ? 'vieron' : 'visto'} ${shop}`,
  }[kind]
}

function comparison(facts: SentenceFacts, kind: FigureKind, { than }: PeriodWords): string {
  const [now, before] = [facts[kind], facts.before[kind]]
  if (now < MIN_COMPARED || !isComparable(facts)) return ''
  if (now === before) return `, las mismas ${than}`
  return `, ${difference(now, before)} ${than}`
}

function withoutFigures({ appearances }: Counts, { during }: PeriodWords): string {
  if (appearances === 0) return `${during} no hay visitas que contar.`
  return `${during} ha salido en listas ${times(appearances)}, y aún nadie lo ha abierto.`
}

const times = (count: number) => formatCount(count, 'vez', 'veces')

export const NOUNS: Record<FigureKind, readonly [singular: string, plural: string]> = {
  views: ['vista', 'vistas'],
  appearances: ['vez en listas', 'veces en listas'],
  call: ['llamada', 'llamadas'],
  mail: ['correo', 'correos'],
  directions: ['vez cómo llegar', 'veces cómo llegar'],
  whatsapp: ['WhatsApp', 'WhatsApp'],
  web: ['visita a la web', 'visitas a la web'],
  share: ['vez compartida', 'veces compartida'],
  print: ['vez impresa', 'veces impresa'],
  save: ['vez guardada', 'veces guardada'],
  code: ['código copiado', 'códigos copiados'],
}

type TownFacts = Period & { before: Period; call: number; directions: number; views: number }

export function townSentence(facts: TownFacts, isMonth = false): FigureSentence {
  const { during } = periodWords(facts, isMonth)
  const verb = (past: string, perfect: string) => (isMonth ? past : `han ${perfect}`)
  const { call, directions, views } = facts
  if (call > 0) {
    const asked = `${times(directions)} ${verb('buscaron', 'buscado')} cómo llegar`
    return {
      start: `${during} ${verb('llamaron', 'llamado')} `,
      figure: times(call),
      end: ` a los comercios del pueblo${directions > 0 ? ` y ${asked}` : ''}.`,
    }
  }
  if (views === 0) return { start: `${during} no hay visitas que contar.`, figure: '', end: '' }
  return {
    start: `${during} ${verb('vieron', 'visto')} `,
    figure: times(views),
    end: ' los comercios del pueblo.',
  }
}

export function monthInWords(month: string): string {
  return `${MONTH.format(new Date(`${month}-01`))} de ${month.slice(0, 4)}`
}
