import { eq, sql } from 'drizzle-orm'
import { EARTH_RADIUS, type Point } from '#contract/coordinates.ts'
import type { Db } from '../database/open.ts'
import { commerces, publishedCommerces } from '../database/schema.ts'

/** The places of published shops, in a form that allows computing 10,000 distances in a millisecond. */
export type Places = {
  /** Sorted newest first, the usual order. */
  ids: number[]
  /** The position of each id in `ids`. */
  positions: Map<number, number>
  /** Three numbers for each shop: the unit vector from the centre of the earth, or NaN if the place is unknown. */
  vectors: Float64Array
}

export async function readPlaces(db: Db): Promise<Places> {
  const rows = await db
    .select({
      id: publishedCommerces.commerce,
      latitude: commerces.latitude,
      longitude: commerces.longitude,
    })
    .from(publishedCommerces)
    .innerJoin(commerces, eq(commerces.id, publishedCommerces.commerce))
    .orderBy(sql`1 desc`)
  const vectors = new Float64Array(rows.length * 3).fill(Number.NaN)
  for (const [at, { latitude, longitude }] of rows.entries()) {
    if (latitude !== null && longitude !== null) {
      vectors.set(vectorOf({ latitude, longitude }), at * 3)
    }
  }
  const ids = rows.map(({ id }) => id)
  return { ids, positions: new Map(ids.map((id, at) => [id, at])), vectors }
}

/** Computes whole metres to the shop at a position, along the surface of a sphere. NaN if its place is unknown. */
export function distancesFrom(point: Point, { vectors }: Places): (position: number) => number {
  const [x, y, z] = vectorOf(point)
  return (position) => {
    const dx = vectors[position * 3]! - x
    const dy = vectors[position * 3 + 1]! - y
    const dz = vectors[position * 3 + 2]! - z
    const chord = Math.sqrt(dx * dx + dy * dy + dz * dz)
    return Math.round(2 * EARTH_RADIUS * Math.asin(Math.min(1, chord / 2)))
  }
}

function vectorOf({ latitude, longitude }: Point): [x: number, y: number, z: number] {
  const [lat, lng] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
  return [Math.cos(lat) * Math.cos(lng), Math.cos(lat) * Math.sin(lng), Math.sin(lat)]
}
