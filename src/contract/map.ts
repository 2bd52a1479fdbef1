import { z } from 'zod'
import { type Point, pointOf } from './coordinates.ts'

/** Width and height in pixels. */
export const TILE_SIZE = 256

/** Zoom levels that are served, from the whole town to single doors. */
export const MIN_ZOOM = 12
export const MAX_ZOOM = 19

const degrees = z.number()

/** Degrees, WGS 84. */
export const bounds = z.object({ south: degrees, west: degrees, north: degrees, east: degrees })
export type Bounds = z.infer<typeof bounds>

/** The street map: `/tiles/{z}/{x}/{y}` serves tiles within `bounds`. */
export const townMap = z.object({
  attribution: z.string(),
  bounds,
})
export type TownMap = z.infer<typeof townMap>

/** Projects a point by Web Mercator (EPSG:3857) to column and row of OGC's WebMercatorQuad, with fractions. */
export function tilePlaceOf({ latitude, longitude }: Point, zoom: number) {
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

export function pointOnMap(place: Parameters<typeof pointOf>[0], map: TownMap | null | undefined) {
  const point = pointOf(place)
  return point && map && isWithin(point, map.bounds) ? point : undefined
}
