import { z } from 'zod'
import type { Point } from './coordinates.ts'

/** Pixels of a tile's side. */
export const TILE_SIZE = 256

/** From the whole town down to its doors: tiles of other zoom levels are not answered. */
export const MIN_ZOOM = 12
export const MAX_ZOOM = 19

const degrees = z.number()

/** Degrees, WGS 84. */
export const bounds = z.object({ south: degrees, west: degrees, north: degrees, east: degrees })
export type Bounds = z.infer<typeof bounds>

/** The map of streets: `/tiles/{z}/{x}/{y}` answers within these bounds. */
export const townMap = z.object({
  /** Whom its tiles ask to be named. */
  attribution: z.string(),
  bounds,
})
export type TownMap = z.infer<typeof townMap>

/** A place on the tiles of a zoom level: their column and row, with the part of a tile as a fraction. */
export type TilePlace = { x: number; y: number }

/** Web Mercator (EPSG:3857), as OGC's TileMatrixSet WebMercatorQuad counts its tiles. */
export function tilePlaceOf({ latitude, longitude }: Point, zoom: number): TilePlace {
  const tiles = 2 ** zoom
  const sine = Math.sin((latitude * Math.PI) / 180)
  return {
    x: ((longitude + 180) / 360) * tiles,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * tiles,
  }
}

export function isWithin({ latitude, longitude }: Point, { south, west, north, east }: Bounds) {
  return south <= latitude && latitude <= north && west <= longitude && longitude <= east
}
