import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { ObjectType } from '#contract/entities.ts'
import { type InboxKind, UNDO_SECONDS } from '#contract/inbox.ts'
import { record } from '../activity/record.ts'
import { lockCategoryUse } from '../categories/lock-use.ts'
import type { Db } from '../database/open.ts'
import { activity, categories, inboxDecisions, users, type WrittenRow } from '../database/schema.ts'
import { cannotUndo } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'

type Decision = typeof inboxDecisions.$inferSelect

/** The last decision on an item of the inbox, undone or not. Undefined if there was none, or it has been purged. */
export async function findDecision(db: Db, kind: InboxKind, id: number) {
  const [decision] = await db.select().from(inboxDecisions).where(isOf({ kind, id }))
  return decision
}

/**
 * Undoes the caller's own decision within ten seconds. Restores every row that it wrote and deletes its mails. Does nothing
 * if it is already undone. Throws 409 if it is too late, if somebody else decided, or if one of the rows was changed since.
 */
export async function undoDecision(call: SignedCall, found: Decision): Promise<void> {
  const { db, clock, viewer } = call
  await db.transaction(async (tx) => {
    await lockCategoryUse(tx)
    const changed = await lockWritten(tx, found.rows)
    const [decision] = await tx.select().from(inboxDecisions).where(isOf(found)).for('update')
    if (decision?.by !== viewer.id) throw cannotUndo(await decidedByOther(tx, decision?.by))
    const isInTime = clock.now().getTime() <= Date.parse(decision.at) + UNDO_SECONDS * 1000
    if (isInTime && decision.rows.length === 0) return
    if (!isInTime || changed.includes('outbox')) throw cannotUndo(TOO_LATE)
    const isSame = decision.transaction === found.transaction
    if (!isSame || changed.length > 0 || (await namesDeletedCategory(tx, found))) {
      throw cannotUndo(CHANGED)
    }
    for (const row of found.rows.toReversed()) await restore(tx, row)
    await raiseVersions(tx, found.rows)
    await recordUndone(tx, call, found.rows)
    await tx.update(inboxDecisions).set({ rows: [] }).where(isOf(found))
  })
}

const isOf = ({ kind, id }: Pick<Decision, 'kind' | 'id'>) =>
  and(eq(inboxDecisions.kind, kind), eq(inboxDecisions.id, id))

const TOO_LATE = `Ya no se puede deshacer: han pasado más de ${UNDO_SECONDS} segundos y el correo está en camino.`
const CHANGED = 'Ya no se puede deshacer: alguien lo ha cambiado mientras tanto.'

async function decidedByOther(tx: Db, by: number | undefined): Promise<string> {
  const [other] = await tx
    .select()
    .from(users)
    .where(eq(users.id, by ?? 0))
  return `Lo ha decidido ${other?.username ?? 'otra persona'}, que es quien puede deshacerlo.`
}

/** The tables that decisions write, in the lock order of decision 17. */
const LOCKED = [
  'users',
  'email_links',
  'commerces',
  'commerce_photos',
  'offers',
  'applications',
  'proposals',
  'data_checks',
  'messages',
  'reports',
  'suggestions',
  'restrictions',
  'outbox',
]

/** Locks the rows. Returns the tables of those that have changed since the decision. */
async function lockWritten(tx: Db, written: WrittenRow[]): Promise<string[]> {
  const last = new Map(written.map((row) => [`${row.table} ${row.key}`, row]))
  const changed: string[] = []
  for (const table of LOCKED) {
    const its = [...last.values()].filter((row) => row.table === table)
    for (const row of its.toSorted((one, other) => Number(one.key) - Number(other.key))) {
      const found = await tx.execute<{ present: string }>(sql`
        select md5(to_jsonb(its)::text) as present from ${nameOf(row)} its where ${isRow(row)} for no key update`)
      if ((found.rows[0]?.present ?? null) !== row.after) changed.push(table)
    }
  }
  return changed
}

const nameOf = ({ table }: WrittenRow): SQL => sql`${sql.identifier(table)}`
const isRow = ({ column, key }: WrittenRow): SQL => sql`${sql.identifier(column)} = ${key}`

/** Whether a restored shop or offer would have a category that has been deleted since. */
async function namesDeletedCategory(tx: Db, { rows }: Decision): Promise<boolean> {
  const named = rows.flatMap(({ before }) => (before?.category ?? []) as number[])
  return (await tx.$count(categories, and(inArray(categories.id, named), isDeleted))) > 0
}

const isDeleted = isNotNull(categories.deleted_at)

async function restore(tx: Db, row: WrittenRow): Promise<void> {
  const { before, after } = row
  const table = nameOf(row)
  if (row.table === 'activity') return
  if (before === null) {
    await tx.execute(sql`delete from ${table} where ${isRow(row)}`)
    return
  }
  const columns = sql.join(
    Object.keys(before).map((name) => sql.identifier(name)),
    sql`, `,
  )
  const values = sql`select ${columns} from jsonb_populate_record(null::${table}, ${JSON.stringify(before)})`
  await tx.execute(
    after === null
      ? sql`insert into ${table} (${columns}) ${values}`
      : sql`update ${table} set (${columns}) = (${values}) where ${isRow(row)}`,
  )
}

/** Versions only go up, beyond that of the decision: a client may have read other values with that one. */
async function raiseVersions(tx: Db, rows: WrittenRow[]): Promise<void> {
  const raised = rows.filter(({ before }) => before !== null && 'version' in before)
  for (const row of raised) {
    await tx.execute(sql`update ${nameOf(row)} set version = version + 2 where ${isRow(row)}`)
  }
}

/** Logs the inverse of each entry that the decision logged, because entries cannot be deleted. */
async function recordUndone(tx: Db, call: SignedCall, rows: WrittenRow[]): Promise<void> {
  const ids = rows.filter(({ table }) => table === 'activity').map(({ key }) => Number(key))
  const lines = await tx
    .select()
    .from(activity)
    .where(inArray(activity.id, ids))
    .orderBy(desc(activity.id))
  for (const { object_type, object_id, object: name, before, after } of lines) {
    const undone = { verb: 'undo', type: object_type as ObjectType, id: object_id!, name } as const
    await record(tx, call, { ...undone, before: after as Fields, after: before as Fields })
  }
}

type Fields = Record<string, unknown>
