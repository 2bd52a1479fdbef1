import { formatNumber } from '#contract/numbers.ts'
import { Card } from '#web/ui/card.tsx'
import { IconChevronDown } from '#web/ui/icons.ts'
import type { Bar, Span } from './bars.ts'
import styles from './chart-card.module.css'
import { type ChartKind, chartNote, KIND_WORDS, SPAN_WORDS } from './chart-words.ts'
import { FigureTable } from './figure-table.tsx'
import { HouseChart } from './house-chart.tsx'

type ChartCardProps = {
  bars: readonly Bar[]
  kind: ChartKind
  span: Span
  isCompared: boolean
  /** Default: the title of the kind. */
  title?: string
}

export function ChartCard(props: ChartCardProps) {
  const { bars, kind, span, isCompared, title: figure = KIND_WORDS[kind].title } = props
  const title = `${figure}, ${SPAN_WORDS[span].series}`
  const otherKind = kind === 'call' ? 'views' : 'call'
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
              {SPAN_WORDS[span].before}
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
            SPAN_WORDS[span].name,
            KIND_WORDS[kind].name,
            ...(isCompared ? ['Antes'] : []),
            KIND_WORDS[otherKind].name,
          ]}
          rows={bars.map(({ name, sums, before }) => [
            name,
            <strong key="now">{formatNumber(sums[kind])}</strong>,
            ...(isCompared
              ? [
                  <span key="before" className="muted">
                    {formatNumber(before?.[kind] ?? 0)}
                  </span>,
                ]
              : []),
            formatNumber(sums[otherKind]),
          ])}
        />
      </details>
    </Card>
  )
}
