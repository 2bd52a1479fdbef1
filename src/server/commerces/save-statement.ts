import { COMMERCE_FIELDS } from '#contract/commerce-fields.ts'
import { namesOf } from '#contract/field-table.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { type changed, toRow } from '../activity/record.ts'
import { USE_LOCK } from '../categories/lock-use.ts'
import type { Database } from '../database/open.ts'
import type { Viewer } from '../http/access.ts'
import type { CommerceRow } from './queries.ts'

const FIELDS = namesOf(COMMERCE_FIELDS)
const FIRST_FIELD = 13

/**
 * Locks, compares, saves and logs at once. It finds the shop only as it was read: of that version, there,
 * the person's own, and with categories that are there.
 */
const SAVE = `
  with saved as (
    update commerces
    set ${FIELDS.map((name, at) => `${name} = $${FIRST_FIELD + at}`).join(', ')},
      updated_at = $4, version = version + 1
    from (
      select pg_advisory_xact_lock_shared(${USE_LOCK}), set_config('synchronous_commit', 'off', true)
    ) as before
    where id = $1 and version = $2 and deleted_at is null and ($3::integer is null or owner_id = $3)
      and not exists (
        select from unnest($${FIRST_FIELD + FIELDS.indexOf('category')}::integer[]) as given
        where not exists (select from categories where id = given and deleted_at is null)
      )
    returning id
  )
  insert into activity (at, actor_id, actor, verb, object_type, object_id, object, before, after)
  select $4, $5::integer, $6, $7, $8, $9::integer, $10, $11::jsonb, $12::jsonb from saved`

/**
 * Saves the fields of a shop that still has the version it was read with, with the line of the log, in
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
  const { rowCount } = await db.commit({
    name: 'save_commerce',
    text: SAVE,
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
      ...FIELDS.map((name) => commerce[name]),
    ],
  })
  return rowCount === 1
}
