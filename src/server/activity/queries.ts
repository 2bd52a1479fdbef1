import { and, eq, gte, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ActivityQuery } from '#contract/activity.ts'
import { fieldsNamed } from '#contract/activity-fields.ts'
import { OBJECT_TYPES, type ObjectType } from '#contract/entities.ts'
import { addDays } from '#contract/hours/dates.ts'
import type { Db } from '../database/open.ts'
import { activity } from '../database/schema.ts'
import { ENTITIES } from '../entities.ts'
import { sortedBy, withIds } from '../http/ordering.ts'
import type { RowRange } from '../http/pagination.ts'
import type { TimeZone } from '../time/time-zone.ts'

/** Id of the shop that the event's object is or belongs to. Null if the shop or the object no longer exists. */
const commerce = byType<number | null>(({ shop }) => shop && sql`(${shop})`, sql`null`)

/** Whether the object still exists and is not in the bin. */
const present = byType<boolean>(({ table, isThere }) => {
  if (isThere || table === undefined) return isThere
  const notDeleted = table.deleted_at ? sql` and deleted_at is null` : sql``
  return sql`exists (select from ${table} where id = ${activity.object_id}${notDeleted})`
}, sql`${commerce} is not null`)

/** Builds an SQL `case` with one branch for each object type for which `expressionOf` returns one. */
function byType<Value>(
  expressionOf: (entity: (typeof ENTITIES)[ObjectType]) => SQL | undefined,
  otherwise: SQL,
) {
  const cases = OBJECT_TYPES.flatMap((type) => {
    const expression = expressionOf(ENTITIES[type])
    return expression ? [sql`when ${sql.raw(`'${type}'`)} then ${expression}`] : []
  })
  return sql<Value>`case ${activity.object_type} ${sql.join(cases, sql` `)} else ${otherwise} end`
}

export const columns = {
  id: activity.id,
  at: activity.at,
  actor_id: activity.actor_id,
  actor: activity.actor,
  verb: activity.verb,
  object_type: activity.object_type,
  object_id: activity.object_id,
  object: activity.object,
  before: activity.before,
  after: activity.after,
  present,
  commerce,
}

function matching(query: Partial<ActivityQuery>, zone: TimeZone): SQL | undefined {
  // `type` and `actor` are aliases of `object_type` and `actor_id`.
  const { id, search, type, object_type, object_id, verb, actor, actor_id, since, until } = query
  return and(
    withIds(activity.id, id),
    withIds(activity.object_id, object_id),
    object_type && eq(activity.object_type, object_type),
    actor_id === undefined ? undefined : eq(activity.actor_id, actor_id),
    search ? mentions(search) : undefined,
    type && eq(activity.object_type, type),
    verb && eq(activity.verb, verb),
    actor === undefined ? undefined : eq(activity.actor_id, actor),
    since ? gte(activity.at, midnight(zone, since)) : undefined,
    until ? lt(activity.at, midnight(zone, addDays(until, 1))) : undefined,
  )
}

function mentions(search: string): SQL {
  const isInText = sql`position(fold(${search}) in ${activity.normalized}) > 0`
  const fields = fieldsNamed(search)
  if (fields.length === 0) return isInText
  const names = sql`array[${sql.join(
    fields.map((field) => sql`${field}`),
    sql`, `,
  )}]::text[]`
  return sql`(${isInText}
    or jsonb_exists_any(${activity.before}, ${names}) or jsonb_exists_any(${activity.after}, ${names}))`
}

function midnight(zone: TimeZone, day: string): string {
  return new Date(zone.instantOf(day, 0)).toISOString()
}

export type ActivitySelection = { where?: SQL | undefined; columns?: typeof columns }

/** Selects the ids of a page first and joins afterwards, so that late pages cost little more. */
export function listActivity(
  db: Db,
  query: Partial<ActivityQuery>,
  zone: TimeZone,
  { limit, offset }: RowRange,
  { where, columns: selected = columns }: ActivitySelection = {},
) {
  const order = sortedBy(selected, query.ordering ?? ['-at'], activity.id)!
  const ids = db
    .select({ id: activity.id })
    .from(activity)
    .where(and(where, matching(query, zone)))
    .orderBy(...order)
    .offset(offset)
    .limit(limit)
  return select(db, ids, selected).orderBy(...order)
}

function select(db: Db, ids: SQLWrapper, selected = columns) {
  return db
    .select(selected)
    .from(sql`(${ids}) as page`)
    .innerJoin(activity, eq(activity.id, sql`page.id`))
}

export async function findActivity(db: Db, id: number) {
  const [found] = await select(db, sql`select ${id}::bigint as id`)
  return found
}

export function countActivity(
  db: Db,
  query: Partial<ActivityQuery>,
  zone: TimeZone,
  { where }: ActivitySelection = {},
): Promise<number> {
  return db.$count(activity, and(where, matching(query, zone)))
}
