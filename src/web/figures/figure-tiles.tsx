import { useId } from 'react'
import { difference } from '#contract/figure-words.ts'
import { formatNumber } from '#contract/numbers.ts'
import {
  type Icon,
  IconArrowUp,
  IconBrandWhatsapp,
  IconEye,
  IconPhone,
  IconRoute,
  IconWorld,
} from '#web/ui/icons.ts'
import { CHART_KINDS, type ChartKind, KIND_WORDS } from './chart-words.ts'
import styles from './figures-route.module.css'

const ICONS: Record<ChartKind, Icon> = {
  views: IconEye,
  call: IconPhone,
  directions: IconRoute,
  whatsapp: IconBrandWhatsapp,
  web: IconWorld,
}

type Sums = Record<ChartKind, number>
type FigureTilesProps = {
  sums: Sums
  /** Sums of the previous period; undefined if that period was not counted completely. */
  before: Sums | undefined
  /** The kind that the chart shows. Without `onChange` there is no choice of kinds. */
  chartKind?: ChartKind
  onChange?: (kind: ChartKind) => void
}

export function FigureTiles({ sums, before, chartKind, onChange }: FigureTilesProps) {
  const name = useId()
  const tiles = CHART_KINDS.map((kind) => ({ kind, ...tileOf(kind, sums, before?.[kind]) }))
  if (onChange === undefined) return <Tiles tiles={tiles} />
  return (
    <fieldset className={`grid min-w-0 card overflow-clip ${styles.tiles}`}>
      <legend className="visually-hidden">Qué se ve en el gráfico</legend>
      {tiles.map(({ kind, ...tile }) => (
        <label key={kind} className={TILE}>
          <input
            type="radio"
            name={name}
            className={`m-0 pointer ${styles.radio}`}
            checked={kind === chartKind}
            onChange={() => onChange(kind)}
          />
          <TileContent {...tile} />
        </label>
      ))}
    </fieldset>
  )
}

export function tileOf(kind: ChartKind, sums: Sums, before: number | undefined): Tile {
  const tile = { icon: ICONS[kind], name: KIND_WORDS[kind].name, count: sums[kind] }
  if (before === undefined) return tile
  return { ...tile, comparison: difference(sums[kind], before), isGrowth: sums[kind] > before }
}

/** `comparison` is shown below the number: '3 más'. */
export type Tile = {
  icon: Icon
  name: string
  count: number
  comparison?: string
  isGrowth?: boolean
}

export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className={`grid min-w-0 card overflow-clip ${styles.tiles}`} aria-label="Cifras">
      {tiles.map((tile) => (
        <li key={tile.name} className={TILE}>
          <TileContent {...tile} />
        </li>
      ))}
    </ul>
  )
}

const TILE = `flex column relative min-w-0 gap-4 p-20 container ${styles.tile}`

function TileContent({ icon: TileIcon, name, count, comparison, isGrowth }: Tile) {
  return (
    <>
      <span className={`row gap-10 muted small ${styles.name}`}>
        <TileIcon size={22} aria-hidden />
        {name}
      </span>
      <strong className={`leading-13 ${styles.count}`}>{formatNumber(count)}</strong>
      {comparison && (
        <span className={`row gap-4 small strong ${isGrowth ? 'ok-text' : 'muted'}`}>
          {isGrowth && <IconArrowUp size={18} aria-hidden />}
          {comparison}
        </span>
      )}
    </>
  )
}
