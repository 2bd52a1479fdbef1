import { formatNumber } from '#contract/numbers.ts'
import { Card } from '#web/ui/card.tsx'
import { IconChevronDown } from '#web/ui/icons.ts'
import type { Bar, Span } from './bars.ts'
import styles from './chart-card.module.css'
import { BEFORE_NAMES, type ChartKind, chartNote, chartTitle, KIND_NAMES } from './chart-words.ts'
import { HouseChart } from './house-chart.tsx'
import tables from './tables.module.css'

type ChartCardProps = {
  bars: readonly Bar[]
  kind: ChartKind
  span: Span
  isCompared: boolean
  /** Of whose views it is: 'Vistas del directorio'. */
  name?: string
}

/** A figure of a shop over its days, as houses and as a table. */
export function ChartCard({ bars, kind, span, isCompared, name }: ChartCardProps) {
  const title = chartTitle(kind, span, name)
  return (
    <Card as="section" aria-labelledby="grafico">
      <div className={`container ${styles.body}`}>
        <div className="cluster between align-baseline gap-4 gap-x-20">
          <h2 id="grafico" className="title">
            {title}
          </h2>
          {isCompared && (
            <p className="row gap-8 muted small">
              <span className={`flex-none ${styles.dashes}`} aria-hidden />
              {BEFORE_NAMES[span]}
            </p>
          )}
        </div>
        <p className="note mt-4 mb-16">{chartNote(bars, kind, span)}</p>
        <HouseChart
          bars={bars}
          kind={kind}
          isCompared={isCompared}
          label={`Gráfico: ${title}. Los números están en la tabla de abajo.`}
        />
      </div>
      <details className="fold no-print line-top" open>
        <summary
          className={`inset-focus row gap-10 strong primary py-12 min-h-52 ${styles.summary}`}
        >
          <IconChevronDown size={22} aria-hidden />
          Ver como tabla
        </summary>
        <FigureTable bars={bars} kind={kind} span={span} isCompared={isCompared} name={title} />
      </details>
    </Card>
  )
}

const SPAN_NAMES: Record<Span, string> = { day: 'Día', week: 'Semana', month: 'Mes' }

/** The chosen figure, what it was before, and calls; beside calls, views. */
function FigureTable({ bars, kind, span, isCompared, name }: ChartCardProps) {
  const other = kind === 'call' ? 'views' : 'call'
  return (
    <table className={tables.table} aria-label={name}>
      <thead>
        <tr>
          <th scope="col">{SPAN_NAMES[span]}</th>
          <th scope="col">{KIND_NAMES[kind]}</th>
          {isCompared && <th scope="col">Antes</th>}
          <th scope="col">{KIND_NAMES[other]}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ from, name: said, sums, before }) => (
          <tr key={from}>
            <th scope="row">{said}</th>
            <td>
              <strong>{formatNumber(sums[kind])}</strong>
            </td>
            {isCompared && <td className="muted">{formatNumber(before?.[kind] ?? 0)}</td>}
            <td>{formatNumber(sums[other])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
