import type { FigureKind } from '#contract/figures.ts'
import { formatNumber } from '#contract/numbers.ts'
import { type House, houses } from '#drawing/houses.ts'
import { type Bar, chartLines, inPairs } from './bars.ts'
import styles from './chart-card.module.css'
import { bestOf } from './chart-words.ts'

type HouseChartProps = {
  bars: readonly Bar[]
  kind: FigureKind
  /** Whether to show the previous period, as dashes. */
  isCompared: boolean
  /** Describes the chart to screen readers, who find the figures in the table. */
  label: string
}

/** Sizes in units of the drawing: `left`, `top` and `foot` are margins around the `plot`; `font` is the font size. */
type Frame = { width: number; left: number; top: number; plot: number; foot: number; font: number }

const WIDE: Frame = { width: 860, left: 52, top: 34, plot: 240, foot: 56, font: 17 }
const NARROW: Frame = { width: 320, left: 38, top: 26, plot: 165, foot: 44, font: 13 }
/** Maximum of houses on a phone. If there are more, they are merged into pairs. */
const MAX_NARROW = 8
/** From this value on the grid is labelled in thousands, because longer numbers would not fit. */
const MIN_IN_THOUSANDS = 10_000

/** A bar chart of houses, with dashes for the previous period; drawn for wide screens and for phones. */
export function HouseChart(props: HouseChartProps) {
  const paired = props.bars.length > MAX_NARROW ? inPairs(props.bars) : props.bars
  return (
    <>
      <div className={styles.wide}>
        <Drawn {...props} frame={WIDE} />
      </div>
      <div className={styles.narrow}>
        <Drawn {...props} bars={paired} frame={NARROW} />
      </div>
    </>
  )
}

function Drawn({ bars, kind, isCompared, label, frame }: HouseChartProps & { frame: Frame }) {
  const { width, left, top, plot, foot, font } = frame
  const before = (bar: Bar) => (isCompared ? (bar.before?.[kind] ?? 0) : 0)
  const highest = Math.max(...bars.flatMap((bar) => [bar.sums[kind], before(bar)]))
  const lines = chartLines(highest)
  const base = top + plot
  const y = (value: number) => base - (value / lines.at(-1)!) * plot
  const slot = (width - left) / bars.length
  const x = (at: number) => left + slot * (at + 0.5)
  const best = bestOf(bars, kind)
  /** Returns the y of a bar's number: above its house, or above the dashes where they would strike it through. */
  const numberAt = (bar: Bar) => {
    const [roof, line] = [y(bar.sums[kind]) - 7, y(before(bar))]
    return isCompared && line > roof - font && line < roof + 5 ? line - 7 : roof
  }
  const inThousands = lines.at(-1)! >= MIN_IN_THOUSANDS
  const written = (value: number) => (inThousands ? thousands(value) : formatNumber(value))
  const row = bars.map(
    (bar, at): House => ({
      x: x(at),
      base,
      width: Math.min(slot * 0.84, 150) - 6,
      height: base - y(bar.sums[kind]),
      colour: bar === best ? 'ochre' : at % 2 === 0 ? 'sand' : 'lime',
      closed: bar.isClosed,
    }),
  )
  // `skin` is darkened in the night theme, `lit` is not.
  const { skin, lit } = houses(row)
  return (
    <>
      <svg
        className={`full-width ${styles.chart}`}
        viewBox={`0 0 ${width} ${base + foot}`}
        fontSize={font}
        role="img"
        aria-label={label}
      >
        {lines.slice(1).map((value) => (
          <g key={value}>
            <path className={styles.line} d={`M${left} ${y(value)}H${width}`} />
            <text className={styles.scale} x={left - 8} y={y(value) + font * 0.34}>
              {inThousands ? thousands(value) : formatNumber(value)}
            </text>
          </g>
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it contains only numbers */}
        <g className="fx-skin" dangerouslySetInnerHTML={{ __html: skin }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it contains only numbers */}
        <g className="fx-lit" dangerouslySetInnerHTML={{ __html: lit }} />
        <path className={styles.ground} d={`M${left} ${base}H${width}`} />
        {isCompared &&
          bars.map((bar, at) => (
            <path
              key={bar.from}
              className={styles.before}
              d={`M${x(at) - slot * 0.44} ${y(before(bar))}h${slot * 0.88}`}
            />
          ))}
        {bars.map((bar, at) => {
          const [below, note] = frame === NARROW ? bar.short : [bar.label, bar.note]
          return (
            <g key={bar.from} className={`${bar === best ? 'bold' : ''} ${styles.words}`}>
              <text className={`bold ${styles.value}`} x={x(at)} y={numberAt(bar)}>
                {written(bar.sums[kind])}
              </text>
              <text x={x(at)} y={base + font * 1.5}>
                {below}
              </text>
              <text className={`regular ${styles.note}`} x={x(at)} y={base + font * 2.7}>
                {note || (bar.isClosed ? 'cerrado' : '')}
              </text>
            </g>
          )
        })}
      </svg>
      {inThousands && <p className="mt-8 muted small">En miles.</p>}
    </>
  )
}

const decimal = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 })
/** Returns a number in thousands: '11,8' for 11804. */
const thousands = (value: number) => decimal.format(value / 1000)
