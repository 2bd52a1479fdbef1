import { eq, sql } from 'drizzle-orm'
import { EARTH_RADIUS, type Point } from '#contract/coordinates.ts'
import type { Db } from '../database/open.ts'
import { prepared, preparedFor } from '../database/prepared.ts'
import { commerces, photos, publishedCommerces } from '../database/schema.ts'
import type { RowRange } from '../http/pagination.ts'
import type { Services } from '../services.ts'
import {
  type CommerceFilter,
  type Condition,
  conditionsOf,
  matching,
} from './commerce-conditions.ts'
import { type ListedCommerceRow, listedColumns, listListedCommerces } from './commerces.ts'
import { commerceMatches, type Scope, searchShops } from './search.ts'

type Call = Pick<Services, 'db' | 'untilChange'>

/** `distance` is in metres, null if the shop has no place. */
type NearRow = ListedCommerceRow & {
  total: number | null
  is_loose: boolean
  distance: number | null
}

/**
 * Lists shops, the nearest first and those without a place last, unless another order is given. Places are cached until
 * something changes, so a request reads only the rows of its page.
 */
export async function listNear(
  call: Call,
  near: Point,
  filter: CommerceFilter,
  range: RowRange,
): Promise<NearRow[]> {
  const places = await call.untilChange.of(
    'places',
    () => readPlaces(call.db),
    ({ ids }) => ids.length,
  )
  const metresTo = distancesFrom(near, places)
  const positionOf = (id: number) => places.positions.get(id) ?? -1
  const distanceOf = (id: number) => {
    const metres = metresTo(positionOf(id))
    return Number.isNaN(metres) ? null : metres
  }
  if (filter.ordering !== undefined) {
    const rows = await listListedCommerces(call.db, filter, range)
    return rows.map((row) => ({ ...row, distance: distanceOf(row.id) }))
  }
  const { ids, is_loose } = isUnfiltered(filter) ? EVERY_PLACE : await listIds(call.db, filter)
  const positions = ids?.map(positionOf).filter((position) => position >= 0) ?? places.ids.keys()
  const sorted = nearestFirst([...positions], metresTo)
  const end = range.limit === null ? undefined : range.offset + range.limit
  const page = sorted.slice(range.offset, end).map((position) => places.ids[position]!)
  const rows = await rowsStatement(call.db).execute({ ids: page, today: filter.today })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return page.flatMap((id) => {
    const row = byId.get(id)
    return row ? [{ ...row, total: sorted.length, is_loose, distance: distanceOf(id) }] : []
  })
}

/** More than half of the earth's circumference in metres: shops without a place sort last. */
const NOWHERE = 30_000_000

/** Sorts positions as numbers that combine distance and position: five times as fast as a comparison function. */
function nearestFirst(positions: number[], metresTo: (position: number) => number) {
  const keys = new Float64Array(positions.length)
  for (const [at, position] of positions.entries()) {
    const metres = metresTo(position)
    keys[at] = (Number.isNaN(metres) ? NOWHERE : metres) * positions.length + at
  }
  keys.sort()
  return {
    length: keys.length,
    slice: (from: number, to: number | undefined) =>
      Array.from(keys.subarray(from, to), (key) => positions[key % positions.length]!),
  }
}

const EVERY_PLACE = { ids: undefined, is_loose: false }

function isUnfiltered({ search, ...filter }: CommerceFilter): boolean {
  return search === undefined && conditionsOf(filter).length === 0
}

/** Returns the ids of matching shops, the best match first. */
function listIds(db: Db, filter: CommerceFilter): Promise<{ ids: number[]; is_loose: boolean }> {
  const look = async (scope: Scope) => {
    const statement = idsStatement(db, scope, conditionsOf(filter))
    const [found] = await statement.execute({ ...filter, ...filter.open })
    return { ids: found!.ids, is_loose: scope === 'main' }
  }
  return searchShops(filter.search, look, ({ ids }) => ids.length === 0)
}

const idsStatement = preparedFor(
  'list_directory_ids',
  (db, name, scope: Scope, conditions: Condition[]) => {
    const found = sql`(
    with ${commerceMatches(scope)}
    select coalesce(array_agg(commerce order by score desc, commerce desc), '{}') as ids
    ${matching(conditions)}
  ) as found`
    return db.select({ ids: sql<number[]>`found.ids` }).from(found).prepare(name)
  },
)

/** PostgreSQL expects ten rows of an array, so it looks up each by its key. */
const rowsStatement = prepared((db) =>
  db
    .select(listedColumns)
    .from(sql`unnest(${sql.placeholder('ids')}::int[]) as page (commerce)`)
    .innerJoin(commerces, eq(commerces.id, sql`page.commerce`))
    .innerJoin(publishedCommerces, eq(publishedCommerces.commerce, commerces.id))
    .innerJoin(photos, eq(photos.hash, commerces.photo))
    .prepare('list_directory_by_id'),
)

/** The places of published shops, in a form that allows computing 10,000 distances in a millisecond. */
type Places = {
  /** Sorted newest first, the usual order. */
  ids: number[]
  /** The position of each id in `ids`. */
  positions: Map<number, number>
  /** Three numbers for each shop: the unit vector from the centre of the earth, or NaN if the place is unknown. */
  vectors: Float64Array
}

async function readPlaces(db: Db): Promise<Places> {
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
function distancesFrom(point: Point, { vectors }: Places): (position: number) => number {
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
