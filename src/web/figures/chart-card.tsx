import { formatNumber } from '#contract/numbers.ts'
import { Card } from '#web/ui/card.tsx'
import { IconChevronDown } from '#web/ui/icons.ts'
import type { Bar, Span } from './bars.ts'
import styles from './chart-card.module.css'
import { BEFORE_NAMES, type ChartKind, chartNote, chartTitle, KIND_NAMES } from './chart-words.ts'
import { FigureTable } from './figure-table.tsx'
import { HouseChart } from './house-chart.tsx'

type ChartCardProps = {
  bars: readonly Bar[]
  kind: ChartKind
  span: Span
  isCompared: boolean
  /** Title of the views, if not of a shop's page: 'Vistas del directorio'. */
  name?: string
}

/** A figure of each day, week or month, as a chart of houses and as a table. */
export function ChartCard({ bars, kind, span, isCompared, name }: ChartCardProps) {
  const title = chartTitle(kind, span, name)
  /** The second column of the table: calls, or beside calls the views. */
  const other = kind === 'call' ? 'views' : 'call'
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
      <details className="no-print line-top" open>
        <summary
          className={`inset-focus row gap-10 strong primary py-12 min-h-52 ${styles.summary}`}
        >
          <IconChevronDown size={22} aria-hidden />
          Ver como tabla
        </summary>
        <FigureTable
          label={title}
          heads={[
            SPAN_NAMES[span],
            KIND_NAMES[kind],
            ...(isCompared ? ['Antes'] : []),
            KIND_NAMES[other],
          ]}
          rows={bars.map(({ name: barName, sums, before }) => [
            barName,
            <strong key="now">{formatNumber(sums[kind])}</strong>,
            ...(isCompared
              ? [
                  <span key="before" className="muted">
                    {formatNumber(before?.[kind] ?? 0)}
                  </span>,
                ]
              : []),
            formatNumber(sums[other]),
          ])}
        />
      </details>
    </Card>
  )
}

const SPAN_NAMES: Record<Span, string> = { day: 'Día', week: 'Semana', month: 'Mes' }
