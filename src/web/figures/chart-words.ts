import type { FigureKind } from '#contract/figures.ts'
import { formatCount } from '#contract/numbers.ts'
import type { Bar, Span } from './bars.ts'

/** The figures with a chart: those that are likely to bring customers to the shop. */
export const CHART_KINDS = ['views', 'call', 'directions', 'whatsapp', 'web'] as const
export type ChartKind = (typeof CHART_KINDS)[number]

export const KIND_NAMES: Record<ChartKind, string> = {
  views: 'Vistas',
  call: 'Llamadas',
  directions: 'Cómo llegar',
  whatsapp: 'WhatsApp',
  web: 'Web',
}

/** Counted figures without a chart. */
export const OTHER_KINDS: readonly FigureKind[] = [
  'appearances',
  'mail',
  'save',
  'share',
  'print',
  'code',
]

const SPANS: Record<Span, string> = {
  day: 'día a día',
  week: 'semana a semana',
  month: 'mes a mes',
}

export function chartTitle(kind: ChartKind, span: Span, name?: string): string {
  const titles: Record<ChartKind, string> = {
    views: 'Vistas de tu comercio',
    call: 'Llamadas',
    directions: 'Veces que buscan cómo llegar',
    whatsapp: 'Veces que te escriben por WhatsApp',
    web: 'Veces que van a tu web',
  }
  return `${name ?? titles[kind]}, ${SPANS[span]}`
}

export const BEFORE_NAMES: Record<Span, string> = {
  day: 'La semana anterior',
  week: 'Las cuatro semanas anteriores',
  month: 'El año anterior',
}

const CAME: Record<ChartKind, string> = {
  views: 'te miraron',
  call: 'te llamaron',
  directions: 'buscaron cómo llegar',
  whatsapp: 'te escribieron',
  web: 'fueron a tu web',
}

/** Describes the chart in words: the best day, and what happened on a day on which the shop is closed. */
export function chartNote(bars: readonly Bar[], kind: ChartKind, span: Span): string {
  return [bestSentence(bars, kind, span), closedSentence(bars, kind)].filter(Boolean).join(' ')
}

/** Returns the highest bar; undefined if two are equally high, or all are zero. */
export function bestOf(bars: readonly Bar[], kind: FigureKind): Bar | undefined {
  const highest = Math.max(...bars.map(({ sums }) => sums[kind]))
  const found = bars.filter(({ sums }) => sums[kind] === highest)
  return highest > 0 && found.length === 1 ? found[0] : undefined
}

function bestSentence(bars: readonly Bar[], kind: ChartKind, span: Span): string {
  if (bars.every(({ sums }) => sums[kind] === 0)) return 'Ninguna en estos días.'
  const best = bestOf(bars, kind)
  if (best === undefined) return ''
  if (span === 'week') return `La mejor semana fue la ${best.name.toLowerCase()}.`
  if (span === 'month') return `El mejor mes fue ${best.name.split(',')[0]!.toLowerCase()}.`
  return `El ${dayName(best)} fue tu mejor día.`
}

function closedSentence(bars: readonly Bar[], kind: ChartKind): string {
  const closed = bars.find(({ isClosed, sums }) => isClosed && sums[kind] > 0)
  if (closed === undefined) return ''
  const count = closed.sums[kind]
  const times = formatCount(count, 'vez', 'veces')
  return `El ${dayName(closed)} cierras, y aun así ${CAME[kind]} ${times}.`
}

/** Returns the weekday: 'sábado' of 'Sábado 23' and of 'Hoy, sábado'. */
const dayName = ({ name }: Bar) =>
  name
    .replace(/^Hoy, /, '')
    .replace(/ \d+$/, '')
    .toLowerCase()
