import { useId } from 'react'
import { difference } from '#contract/figure-words.ts'
import { formatNumber } from '#web/format/numbers.ts'
import {
  IconArrowUp,
  IconBrandWhatsapp,
  IconEye,
  IconPhone,
  IconRoute,
  IconWorld,
} from '#web/ui/icons.ts'
import { CHART_KINDS, type ChartKind, KIND_NAMES } from './chart-words.ts'
import styles from './figure-tiles.module.css'

const ICONS: Record<ChartKind, typeof IconEye> = {
  views: IconEye,
  call: IconPhone,
  directions: IconRoute,
  whatsapp: IconBrandWhatsapp,
  web: IconWorld,
}

type Counted = Record<ChartKind, number>
type FigureTilesProps = {
  sums: Counted
  /** Undefined: the period before was not counted whole. */
  before: Counted | undefined
  /** Without it the tiles choose nothing. */
  kind?: ChartKind
  onChange?: (kind: ChartKind) => void
}

/** The figures side by side; the chosen one is in the chart. */
export function FigureTiles({ sums, before, kind, onChange }: FigureTilesProps) {
  const name = useId()
  if (onChange === undefined) {
    return (
      <ul className={styles.tiles} aria-label="Cifras">
        {CHART_KINDS.map((one) => (
          <li key={one} className={styles.tile}>
            <Tile kind={one} sums={sums} before={before} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <fieldset className={styles.tiles}>
      <legend className="visually-hidden">Qué se ve en el gráfico</legend>
      {CHART_KINDS.map((one) => (
        <label key={one} className={styles.tile}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={kind === one}
            onChange={() => onChange(one)}
          />
          <Tile kind={one} sums={sums} before={before} />
        </label>
      ))}
    </fieldset>
  )
}

type TileProps = Pick<FigureTilesProps, 'sums' | 'before'> & { kind: ChartKind }

function Tile({ kind, sums, before }: TileProps) {
  const Icon = ICONS[kind]
  const [now, then] = [sums[kind], before?.[kind]]
  return (
    <>
      <span className={styles.name}>
        <Icon size={22} aria-hidden />
        {KIND_NAMES[kind]}
      </span>
      <strong className={styles.count}>{formatNumber(now)}</strong>
      {then !== undefined && (
        <span className={styles.difference} data-more={now > then || undefined}>
          {now > then && <IconArrowUp size={18} aria-hidden />}
          {difference(now, then)}
        </span>
      )}
    </>
  )
}
