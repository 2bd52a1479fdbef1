import { useId } from 'react'
import { difference } from '#contract/figure-words.ts'
import { formatNumber } from '#contract/numbers.ts'
import {
  IconArrowUp,
  IconBrandWhatsapp,
  IconEye,
  IconPhone,
  IconRoute,
  IconWorld,
} from '#web/ui/icons.ts'
import { CHART_KINDS, type ChartKind, KIND_NAMES } from './chart-words.ts'
import styles from './figures-route.module.css'

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
  /** Undefined if the previous period was not counted completely. */
  before: Counted | undefined
  /** The kind in the chart. Without it the tiles cannot be chosen. */
  kind?: ChartKind
  onChange?: (kind: ChartKind) => void
}

/** The figures with a chart as tiles, to choose which one the chart shows. */
export function FigureTiles({ sums, before, kind, onChange }: FigureTilesProps) {
  const name = useId()
  const tiles = CHART_KINDS.map((one) => ({ kind: one, ...tileOf(one, sums, before?.[one]) }))
  if (onChange === undefined) return <FactTiles tiles={tiles} />
  return (
    <fieldset className={`grid min-w-0 card overflow-clip ${styles.tiles}`}>
      <legend className="visually-hidden">Qué se ve en el gráfico</legend>
      {tiles.map(({ kind: one, ...tile }) => (
        <label
          key={one}
          className={`flex column relative min-w-0 gap-4 p-20 container ${styles.tile}`}
        >
          <input
            type="radio"
            name={name}
            className={`m-0 pointer ${styles.radio}`}
            checked={kind === one}
            onChange={() => onChange(one)}
          />
          <Tile {...tile} />
        </label>
      ))}
    </fieldset>
  )
}

/** Returns the tile of a kind, with the difference from the previous period. */
export function tileOf(kind: ChartKind, sums: Counted, before: number | undefined): FactTile {
  const figure = { Icon: ICONS[kind], name: KIND_NAMES[kind], count: sums[kind] }
  if (before === undefined) return figure
  return { ...figure, words: difference(sums[kind], before), isMore: sums[kind] > before }
}

export type FactTile = {
  Icon: typeof IconEye
  name: string
  count: number
  /** A comparison: '3 más'. */
  words?: string
  /** Whether the comparison shows a growth. */
  isMore?: boolean
}

export function FactTiles({ tiles }: { tiles: readonly FactTile[] }) {
  return (
    <ul className={`grid min-w-0 card overflow-clip ${styles.tiles}`} aria-label="Cifras">
      {tiles.map((tile) => (
        <li
          key={tile.name}
          className={`flex column relative min-w-0 gap-4 p-20 container ${styles.tile}`}
        >
          <Tile {...tile} />
        </li>
      ))}
    </ul>
  )
}

function Tile({ Icon, name, count, words, isMore = false }: FactTile) {
  return (
    <>
      <span className={`row gap-10 muted small ${styles.name}`}>
        <Icon size={22} aria-hidden />
        {name}
      </span>
      <strong className={`leading-13 ${styles.count}`}>{formatNumber(count)}</strong>
      {words && (
        <span className={`row gap-4 small strong ${isMore ? 'ok-text' : 'muted'}`}>
          {isMore && <IconArrowUp size={18} aria-hidden />}
          {words}
        </span>
      )}
    </>
  )
}
