import { desc, eq, sql } from 'drizzle-orm'
import { distanceBetween, type Point, pointOf } from '#contract/coordinates.ts'
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

/** In metres. Null: the shop has no coordinates. */
type Distance = { distance: number | null }
type NearRow = ListedCommerceRow & Distance & { total: number | null; is_loose: boolean }

/** Lists shops, by default the nearest first and those without coordinates last. */
export async function listNear(
  call: Call,
  near: Point,
  filter: CommerceFilter,
  range: RowRange,
): Promise<NearRow[]> {
  const { db, untilChange } = call
  const places = await untilChange.of(
    'places',
    () => readPlaces(db),
    ({ size }) => size,
  )
  const withDistance = (id: number) => {
    const point = places.get(id)
    return { id, distance: point ? Math.round(distanceBetween(near, point)) : null }
  }
  if (filter.ordering !== undefined) {
    const rows = await listListedCommerces(db, filter, range)
    return rows.map((row) => ({ ...row, ...withDistance(row.id) }))
  }
  const { ids, is_loose } = isUnfiltered(filter)
    ? { ids: [...places.keys()], is_loose: false }
    : await listIds(db, filter)
  const sorted = ids
    .filter((id) => places.has(id))
    .map(withDistance)
    .sort(nearestFirst)
  const page = sorted.slice(range.offset, range.offset + range.limit)
  const rows = await rowsStatement(db).execute({
    ids: page.map(({ id }) => id),
    today: filter.today,
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return page.flatMap(({ id, distance }) => {
    const row = byId.get(id)
    return row ? [{ ...row, total: sorted.length, is_loose, distance }] : []
  })
}

/** Metres: more than any distance on earth, so that shops without coordinates are last. */
const MAX_DISTANCE = 30_000_000

const nearestFirst = (a: Distance, b: Distance) =>
  (a.distance ?? MAX_DISTANCE) - (b.distance ?? MAX_DISTANCE)

function isUnfiltered({ search, ...filter }: CommerceFilter): boolean {
  return search === undefined && conditionsOf(filter).length === 0
}

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

/** Reads shops by id. PostgreSQL expects ten rows of an array, so it looks up each shop by key. */
const rowsStatement = prepared((db) =>
  db
    .select(listedColumns)
    .from(sql`unnest(${sql.placeholder('ids')}::int[]) as page (commerce)`)
    .innerJoin(commerces, eq(commerces.id, sql`page.commerce`))
    .innerJoin(publishedCommerces, eq(publishedCommerces.commerce, commerces.id))
    .innerJoin(photos, eq(photos.hash, commerces.photo))
    .prepare('list_directory_by_id'),
)

/** Returns coordinates by shop id, the newest shop first. Undefined: the shop has none. */
async function readPlaces(db: Db): Promise<Map<number, Point | undefined>> {
  const rows = await db
    .select({
      id: publishedCommerces.commerce,
      latitude: commerces.latitude,
      longitude: commerces.longitude,
    })
    .from(publishedCommerces)
    .innerJoin(commerces, eq(commerces.id, publishedCommerces.commerce))
    .orderBy(desc(publishedCommerces.commerce))
  return new Map(rows.map((row) => [row.id, pointOf(row)]))
}
