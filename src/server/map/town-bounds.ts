import { and, isNotNull, isNull } from 'drizzle-orm'
import type { Point } from '#contract/coordinates.ts'
import type { Bounds } from '#contract/map.ts'
import type { Db } from '../database/open.ts'
import { commerces } from '../database/schema.ts'

/** Kilometres around the outermost shops, so that there is a map where a new one is put. */
const MARGIN = 3
/** From the middle: who stands further away was put there by mistake. */
const FARTHEST = 20
/** Around the town's middle, as long as no shop has a place. */
const WITHOUT_SHOPS = 6

const DEGREE = 111.2

/** What the map shows as long as no shop has a place. */
export const boundsAroundMiddle = (middle: Point): Bounds => widened([middle], WITHOUT_SHOPS)

/** What the map shows: where shops are, those that are not public among them. Undefined without any. */
export function boundsAround(shops: Point[]): Bounds | undefined {
  if (shops.length === 0) return undefined
  const heart = {
    latitude: median(shops.map(({ latitude }) => latitude)),
    longitude: median(shops.map(({ longitude }) => longitude)),
  }
  const town = widened([heart], FARTHEST)
  const within = shops.filter(
    ({ latitude, longitude }) =>
      town.south < latitude &&
      latitude < town.north &&
      town.west < longitude &&
      longitude < town.east,
  )
  return widened([heart, ...within], MARGIN)
}

export async function listPlaces(db: Db): Promise<Point[]> {
  const rows = await db
    .select({ latitude: commerces.latitude, longitude: commerces.longitude })
    .from(commerces)
    .where(and(isNotNull(commerces.latitude), isNull(commerces.deleted_at)))
  return rows as Point[]
}

function widened(points: Point[], kilometres: number): Bounds {
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  const [south, north] = ends(latitudes)
  const [west, east] = ends(longitudes)
  const up = kilometres / DEGREE
  const side = up / Math.max(0.05, Math.cos((((south + north) / 2) * Math.PI) / 180))
  return { south: south - up, west: west - side, north: north + up, east: east + side }
}

function ends(values: number[]): [least: number, most: number] {
  return values.reduce(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  )
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}
