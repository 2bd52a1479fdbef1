import { useId } from 'react'
import { difference } from '#contract/figure-words.ts'
import { IconBrandWhatsapp, IconEye, IconPhone, IconRoute, IconWorld } from '#web/ui/icons.ts'
import { CHART_KINDS, type ChartKind, KIND_NAMES } from './chart-words.ts'
import { type FactTile, FactTiles, Tile } from './fact-tiles.tsx'
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
  /** Undefined if the period before was not counted completely. */
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

/** Returns the tile of a kind, with the difference from the period before. */
export function tileOf(kind: ChartKind, sums: Counted, before: number | undefined): FactTile {
  const figure = { Icon: ICONS[kind], name: KIND_NAMES[kind], count: sums[kind] }
  if (before === undefined) return figure
  return { ...figure, words: difference(sums[kind], before), isMore: sums[kind] > before }
}
