import { formatNumber } from '#contract/numbers.ts'
import { IconArrowUp, type IconEye } from '#web/ui/icons.ts'
import styles from './figures-route.module.css'

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

export function Tile({ Icon, name, count, words, isMore = false }: FactTile) {
  return (
    <>
      <span className={`row gap-10 muted small ${styles.name}`}>
        <Icon size={22} aria-hidden />
        {name}
      </span>
      <strong className={`leading-13 ${styles.count}`}>{formatNumber(count)}</strong>
      {words && (
        <span
          className={`row gap-4 muted small strong ${styles.difference}`}
          data-more={isMore || undefined}
        >
          {isMore && <IconArrowUp size={18} aria-hidden />}
          {words}
        </span>
      )}
    </>
  )
}
