import type { FigureKind } from '#contract/figures.ts'
import { formatCount } from '#contract/numbers.ts'
import type { Bar, Span } from './bars.ts'

/** The figures with a chart: those that are likely to bring customers to the shop. */
export const CHART_KINDS = ['views', 'call', 'directions', 'whatsapp', 'web'] as const
export type ChartKind = (typeof CHART_KINDS)[number]

/** The subject of `predicate` is the neighbours: '(Los vecinos) te miraron'. */
export const KIND_WORDS: Record<ChartKind, { name: string; title: string; predicate: string }> = {
  views: { name: 'Vistas', title: 'Vistas de tu comercio', predicate: 'te miraron' },
  call: { name: 'Llamadas', title: 'Llamadas', predicate: 'te llamaron' },
  directions: {
    name: 'Cómo llegar',
    title: 'Veces que buscan cómo llegar',
    predicate: 'buscaron cómo llegar',
  },
  whatsapp: {
    name: 'WhatsApp',
    title: 'Veces que te escriben por WhatsApp',
    predicate: 'te escribieron',
  },
  web: { name: 'Web', title: 'Veces que van a tu web', predicate: 'fueron a tu web' },
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

export const SPAN_WORDS: Record<Span, { name: string; series: string; before: string }> = {
  day: { name: 'Día', series: 'día a día', before: 'La semana anterior' },
  week: { name: 'Semana', series: 'semana a semana', before: 'Las cuatro semanas anteriores' },
  month: { name: 'Mes', series: 'mes a mes', before: 'El año anterior' },
}

export function chartNote(bars: readonly Bar[], kind: ChartKind, span: Span): string {
  return [bestSentence(bars, kind, span), closedSentence(bars, kind)].filter(Boolean).join(' ')
}

/** Returns the highest bar. Undefined if two are equally high, or all are zero. */
export function bestOf(bars: readonly Bar[], kind: FigureKind): Bar | undefined {
  const highest = Math.max(...bars.map(({ sums }) => sums[kind]))
  const best = bars.filter(({ sums }) => sums[kind] === highest)
  return highest > 0 && best.length === 1 ? best[0] : undefined
}

function bestSentence(bars: readonly Bar[], kind: ChartKind, span: Span): string {
  if (bars.every(({ sums }) => sums[kind] === 0)) return 'Ninguna en estos días.'
  const best = bestOf(bars, kind)
  if (best === undefined) return ''
  if (span === 'week') return `La mejor semana fue la ${best.name.toLowerCase()}.`
  if (span === 'month') return `El mejor mes fue ${best.name.split(',')[0]!.toLowerCase()}.`
  return `El ${weekdayIn(best)} fue tu mejor día.`
}

function closedSentence(bars: readonly Bar[], kind: ChartKind): string {
  const closed = bars.find(({ isClosed, sums }) => isClosed && sums[kind] > 0)
  if (closed === undefined) return ''
  const times = formatCount(closed.sums[kind], 'vez', 'veces')
  return `El ${weekdayIn(closed)} cierras, y aun así ${KIND_WORDS[kind].predicate} ${times}.`
}

/** Returns the weekday: 'sábado' of 'Sábado 23' and of 'Hoy, sábado'. */
const weekdayIn = ({ name }: Bar) => name.replace(/^Hoy, | \d+$/g, '').toLowerCase()
