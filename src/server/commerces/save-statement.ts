import { COMMERCE_FIELDS, type CommerceFieldName } from '#contract/commerce-fields.ts'
import { namesOf } from '#contract/field-table.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { type changed, toRow } from '../activity/record.ts'
import { USE_LOCK } from '../categories/lock-use.ts'
import type { Database } from '../database/open.ts'
import type { Viewer } from '../http/access.ts'
import type { CommerceRow } from './queries.ts'
import { REVISION } from './revisions.ts'

const FIELDS = namesOf(COMMERCE_FIELDS)
const FIRST_FIELD = 14

/** It is shown as it was. */
const IS_AS_READ = `exists (
      select from applications
        left join users on users.id = commerces.owner_id
        left join published_commerces on published_commerces.commerce = commerces.id
      where applications.commerce = commerces.id and ${REVISION} = $13
    )`

/**
 * Locks, compares, saves and logs at once. It finds the shop only as it was read: in that revision, there,
 * the person's own, and with categories that are there. What did not change is not
 * written: the columns that PostgreSQL generates of it would be computed anew.
 */
function saveOf(names: readonly CommerceFieldName[]) {
  const category = FIRST_FIELD + names.indexOf('category')
  const lock = names.includes('category') ? `pg_advisory_xact_lock_shared(${USE_LOCK}), ` : ''
  const areCategoriesThere = `and not exists (
        select from unnest($${category}::integer[]) as given
        where not exists (select from categories where id = given and deleted_at is null)
      )`
  return `
  with saved as (
    update commerces
    set ${names.map((name, at) => `${name} = $${FIRST_FIELD + at}`).join(', ')},
      updated_at = $4, version = version + 1
    from (select ${lock}set_config('synchronous_commit', 'off', true)) as before
    where id = $1 and version = $2 and deleted_at is null and ($3::integer is null or owner_id = $3)
      and ${IS_AS_READ}
      ${names.includes('category') ? areCategoriesThere : ''}
    returning id
  ), logged as (
    insert into activity (at, actor_id, actor, verb, object_type, object_id, object, before, after)
    select $4, $5::integer, $6, $7, $8, $9::integer, $10, $11::jsonb, $12::jsonb from saved
  )
  select from saved`
}

const statements = new Map<string, { name: string; text: string }>()

/** Each set of fields has its statement, planned once for a connection, and named by its bits. */
function statementFor(names: readonly CommerceFieldName[]) {
  const bits = FIELDS.reduce((sum, name, at) => sum + (names.includes(name) ? 2 ** at : 0), 0)
  const name = `save_commerce_${bits}`
  const statement = statements.get(name) ?? { name, text: saveOf(names) }
  statements.set(name, statement)
  return statement
}

/**
 * Saves the changed fields of a shop that still has the revision it was read with, with the line of the log, in
 * one statement. False, and nothing is written, when it is no longer so, or a category is not there.
 */
export async function saveAsRead(
  db: Database,
  viewer: Viewer,
  commerce: CommerceRow,
  changes: NonNullable<ReturnType<typeof changed>>,
  at: Date,
): Promise<boolean> {
  const { id, name, version } = commerce
  const line = toRow({
    actor: viewer,
    verb: 'update',
    type: 'commerce',
    id,
    name,
    ...changes,
    at,
  })
  const names = FIELDS.filter((name) => name in changes.after)
  const { rowCount } = await db.commit({
    ...statementFor(names),
    values: [
      id,
      version,
      viewer.role === ADMINISTRATOR ? null : viewer.id,
      line.at,
      line.actor_id,
      line.actor,
      line.verb,
      line.object_type,
      line.object_id,
      line.object,
      line.before,
      line.after,
      commerce.revision,
      ...names.map((name) => commerce[name]),
    ],
  })
  return rowCount === 1
}
