import type { FigureKind } from '#contract/figures.ts'
import { formatNumber } from '#contract/numbers.ts'
import { type House, houses } from '#drawing/houses.ts'
import { type Bar, chartLines, inPairs } from './bars.ts'
import styles from './chart-card.module.css'
import { bestOf } from './chart-words.ts'

type HouseChartProps = {
  bars: readonly Bar[]
  kind: FigureKind
  /** Whether dashes show the previous period. */
  isCompared: boolean
  /** Describes the chart to screen readers. */
  label: string
}

/** Sizes in units of the drawing. `left`, `top` and `foot` are margins around the plot; `plot` is its height. */
type Frame = { width: number; left: number; top: number; plot: number; foot: number; font: number }

const WIDE: Frame = { width: 860, left: 52, top: 34, plot: 240, foot: 56, font: 17 }
const NARROW: Frame = { width: 320, left: 38, top: 26, plot: 165, foot: 44, font: 13 }

/** Distance from a number down to the house or dashes, in units of the drawing. */
const NUMBER_GAP = 7

/** A bar chart of houses, drawn for wide and for narrow screens. CSS shows one of the two. */
export function HouseChart(props: HouseChartProps) {
  // More than eight houses do not fit on a phone.
  const paired = props.bars.length > 8 ? inPairs(props.bars) : props.bars
  return (
    <>
      <div className={styles.wide}>
        <Chart {...props} frame={WIDE} />
      </div>
      <div className={styles.narrow}>
        <Chart {...props} bars={paired} frame={NARROW} />
      </div>
    </>
  )
}

function Chart({ bars, kind, isCompared, label, frame }: HouseChartProps & { frame: Frame }) {
  const { width, left, top, plot, foot, font } = frame
  const valueBefore = (bar: Bar) => (isCompared ? (bar.before?.[kind] ?? 0) : 0)
  const lines = chartLines(Math.max(...bars.flatMap((bar) => [bar.sums[kind], valueBefore(bar)])))
  const base = top + plot
  const y = (value: number) => base - (value / lines.at(-1)!) * plot
  const slot = (width - left) / bars.length
  const x = (index: number) => left + slot * (index + 0.5)
  const best = bestOf(bars, kind)
  /** Returns the y of a bar's number: above its house, and above dashes that would cross it. */
  const numberY = (bar: Bar) => {
    const [aboveHouse, dashes] = [y(bar.sums[kind]) - NUMBER_GAP, y(valueBefore(bar))]
    const isCrossed = isCompared && dashes > aboveHouse - font && dashes < aboveHouse + 5
    return isCrossed ? dashes - NUMBER_GAP : aboveHouse
  }
  // Numbers with more digits do not fit.
  const isInThousands = lines.at(-1)! >= 10_000
  const format = (value: number) =>
    isInThousands ? decimal.format(value / 1000) : formatNumber(value)
  const row = bars.map(
    (bar, index): House => ({
      x: x(index),
      base,
      width: Math.min(slot * 0.84, 150) - 6,
      height: base - y(bar.sums[kind]),
      colour: bar === best ? 'ochre' : index % 2 === 0 ? 'sand' : 'lime',
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
              {format(value)}
            </text>
          </g>
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it contains only numbers */}
        <g className="fx-skin" dangerouslySetInnerHTML={{ __html: skin }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it contains only numbers */}
        <g className="fx-lit" dangerouslySetInnerHTML={{ __html: lit }} />
        <path className={styles.ground} d={`M${left} ${base}H${width}`} />
        {isCompared &&
          bars.map((bar, index) => (
            <path
              key={bar.from}
              className={styles.before}
              d={`M${x(index) - slot * 0.44} ${y(valueBefore(bar))}h${slot * 0.88}`}
            />
          ))}
        {bars.map((bar, index) => {
          const [below, note] = frame === NARROW ? bar.short : [bar.label, bar.note]
          return (
            <g key={bar.from} className={`${bar === best ? 'bold' : ''} ${styles.words}`}>
              <text className={`bold ${styles.value}`} x={x(index)} y={numberY(bar)}>
                {format(bar.sums[kind])}
              </text>
              <text x={x(index)} y={base + font * 1.5}>
                {below}
              </text>
              <text className={`regular ${styles.note}`} x={x(index)} y={base + font * 2.7}>
                {note || (bar.isClosed ? 'cerrado' : '')}
              </text>
            </g>
          )
        })}
      </svg>
      {isInThousands && <p className="mt-8 muted small">En miles.</p>}
    </>
  )
}

const decimal = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 })
