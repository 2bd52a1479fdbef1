import type { ReactNode, SyntheticEvent } from 'react'
import type { Point } from '#contract/coordinates.ts'
import { TILE_SIZE, type TownMap, tilePlaceOf } from '#contract/map.ts'
import { mapPin } from '#drawing/map-pin.ts'
import { Drawing } from '#web/ui/drawing.tsx'
import styles from './map-picture.module.css'

/** Zoom at which house numbers are legible. */
const ZOOM = 17
/** Size of the widest card, in pixels. */
const WIDTH = 960
const HEIGHT = 236
/** Pixels. Narrower cards do not load the tiles outside this width. */
const NARROW = 512

/** `children`: shown if the tiles cannot be loaded. */
type MapPictureProps = { point: Point; townMap: TownMap; children: ReactNode }

/** The streets around a point, as images that need no script. The fixed height prevents layout shifts. */
export function MapPicture({ point, townMap, children }: MapPictureProps) {
  const centre = tilePlaceOf(point, ZOOM)
  return (
    <div className={`relative overflow-clip container ${styles.picture}`} data-tiles="">
      <div className={`flex column justify-end full-height ${styles.under}`}>{children}</div>
      {tilesAround(centre).map((tile) => (
        <img
          key={`${tile.x} ${tile.y}`}
          src={`/tiles/${ZOOM}/${tile.x}/${tile.y}`}
          alt=""
          width={TILE_SIZE}
          height={TILE_SIZE}
          loading="lazy"
          decoding="async"
          className={`absolute ${styles.tile}`}
          onError={markBroken}
          data-far={isFar(tile.x - centre.x) || undefined}
          style={{
            left: `calc(50% + ${Math.round((tile.x - centre.x) * TILE_SIZE)}px)`,
            top: `calc(50% + ${Math.round((tile.y - centre.y) * TILE_SIZE)}px)`,
          }}
        />
      ))}
      <Drawing svg={mapPin} className={`absolute ${styles.pin}`} />
      <small className={`small regular loose surface absolute py-2 px-8 ${styles.credit}`}>
        {townMap.attribution}
      </small>
    </div>
  )
}

function markBroken({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  currentTarget.closest('[data-tiles]')?.setAttribute('data-broken', '')
}

/** The tiles that the picture touches. `x` and `y` count tiles; those of the point have a fraction. */
function tilesAround({ x, y }: { x: number; y: number }) {
  const tiles: { x: number; y: number }[] = []
  const [halfWidth, halfHeight] = [WIDTH / 2 / TILE_SIZE, HEIGHT / 2 / TILE_SIZE]
  for (let row = Math.floor(y - halfHeight); row <= y + halfHeight; row++) {
    for (let column = Math.floor(x - halfWidth); column <= x + halfWidth; column++) {
      tiles.push({ x: column, y: row })
    }
  }
  return tiles
}

function isFar(columnsFromCentre: number): boolean {
  const left = columnsFromCentre * TILE_SIZE
  return left > NARROW / 2 || left + TILE_SIZE < -NARROW / 2
}
