import { and, eq, gte, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ActivityQuery } from '#contract/activity.ts'
import { fieldsNamed } from '#contract/activity-fields.ts'
import { OBJECT_TYPES, type ObjectType } from '#contract/entities.ts'
import { addDays } from '#contract/hours/dates.ts'
import type { Db } from '../database/open.ts'
import { activity } from '../database/schema.ts'
import { STORED } from '../entities.ts'
import { sortedBy, withIds } from '../http/ordering.ts'
import type { RowRange } from '../http/pagination.ts'
import type { TimeZone } from '../time/time-zone.ts'

/** The shop that the object is or belongs to, if both still exist. */
const commerce = byType<number | null>(({ shop }) => shop && sql`(${shop})`, sql`null`)

const present = byType<boolean>(({ table, isThere }) => {
  if (isThere || table === undefined) return isThere
  const isKept = table.deleted_at ? sql` and deleted_at is null` : sql``
  return sql`exists (select from ${table} where id = ${activity.object_id}${isKept})`
}, sql`${commerce} is not null`)

/** What is asked of the object of a line by the kind of thing that it is. */
function byType<Value>(ask: (entity: (typeof STORED)[ObjectType]) => SQL | undefined, other: SQL) {
  const cases = OBJECT_TYPES.flatMap((type) => {
    const asked = ask(STORED[type])
    return asked ? [sql`when ${sql.raw(`'${type}'`)} then ${asked}`] : []
  })
  return sql<Value>`case ${activity.object_type} ${sql.join(cases, sql` `)} else ${other} end`
}

/** The columns of an event as an administrator reads it. */
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

/** Days are of this time zone. */
function asked(query: Partial<ActivityQuery>, zone: TimeZone): SQL | undefined {
  const { id, search, type, object_type, object_id, verb, actor, actor_id, since, until } = query
  return and(
    withIds(activity.id, id),
    withIds(activity.object_id, object_id),
    object_type && eq(activity.object_type, object_type),
    actor_id === undefined ? undefined : eq(activity.actor_id, actor_id),
    search ? found(search) : undefined,
    type && eq(activity.object_type, type),
    verb && eq(activity.verb, verb),
    actor === undefined ? undefined : eq(activity.actor_id, actor),
    since ? gte(activity.at, midnight(zone, since)) : undefined,
    until ? lt(activity.at, midnight(zone, addDays(until, 1))) : undefined,
  )
}

/** Who did it, to what, or what of it was changed. */
function found(search: string): SQL {
  const named = sql`position(fold(${search}) in ${activity.normalized}) > 0`
  const fields = fieldsNamed(search)
  if (fields.length === 0) return named
  const names = sql`array[${sql.join(
    fields.map((field) => sql`${field}`),
    sql`, `,
  )}]::text[]`
  return sql`(${named}
    or jsonb_exists_any(${activity.before}, ${names}) or jsonb_exists_any(${activity.after}, ${names}))`
}

/** The start of a day. */
function midnight(zone: TimeZone, day: string): string {
  return new Date(zone.instantOf(day, 0)).toISOString()
}

/** Which events a list has, and what is read of each; all of all by default. */
export type Scope = { where?: SQL | undefined; columns?: typeof columns }

/**
 * Newest first, unless ordered otherwise. Pages over ids only and joins afterwards, so that late pages cost
 * little more.
 */
export function listActivity(
  db: Db,
  query: Partial<ActivityQuery>,
  zone: TimeZone,
  { limit, offset }: RowRange,
  { where, columns: shown = columns }: Scope = {},
) {
  const order = sortedBy(shown, query.ordering ?? ['-at'], activity.id)!
  const lines = db
    .select({ id: activity.id })
    .from(activity)
    .where(and(where, asked(query, zone)))
    .orderBy(...order)
    .offset(offset)
  const page = limit === null ? lines : lines.limit(limit)
  return select(db, page, shown).orderBy(...order)
}

function select(db: Db, lines: SQLWrapper, shown = columns) {
  return db
    .select(shown)
    .from(sql`(${lines}) as page`)
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
  { where }: Scope = {},
): Promise<number> {
  return db.$count(activity, and(where, asked(query, zone)))
}
