import { and, desc, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { ObjectType } from '#contract/entities.ts'
import { UNDO_SECONDS } from '#contract/inbox.ts'
import { record } from '../activity/record.ts'
import { lockCategoryUse } from '../database/category-rows.ts'
import { lockCommerces } from '../database/commerce-rows.ts'
import { violatedConstraint } from '../database/constraints.ts'
import type { Db } from '../database/open.ts'
import { activity, categories, inboxDecisions, users, type WrittenRow } from '../database/schema.ts'
import { cannotUndo, nothingToUndo } from '../errors.ts'
import { writeOpenings } from '../hours/write-openings.ts'
import type { SignedCall } from '../http/route.ts'
import type { Services } from '../services.ts'

type Decision = typeof inboxDecisions.$inferSelect
type Key = Pick<Decision, 'kind' | 'id'>

export async function findDecision(db: Db, key: Key): Promise<Decision> {
  const [decision] = await db.select().from(inboxDecisions).where(isOf(key))
  if (decision === undefined) throw nothingToUndo()
  return decision
}

/** Deletes decisions older than a minute: they contain former values, and can no longer be undone. */
export async function forgetDecisions({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const minuteAgo = new Date(clock.now().getTime() - 60_000).toISOString()
  await db.delete(inboxDecisions).where(lt(inboxDecisions.at, minuteAgo))
}

/** Throws 409 if it is too late, somebody else decided, a row has changed, or a former owner or category is deleted. */
export async function undoDecision(call: SignedCall, found: Decision): Promise<void> {
  try {
    await call.db.transaction((tx) => undo(tx, call, found))
  } catch (error) {
    throw violatedConstraint(error) ? cannotUndo(CHANGED) : error
  }
}

async function undo(tx: Db, call: SignedCall, found: Decision): Promise<void> {
  const { clock, viewer } = call
  await lockCategoryUse(tx)
  const changed = await lockWrittenRows(tx, found.rows)
  const [decision] = await tx.select().from(inboxDecisions).where(isOf(found)).for('update')
  if (decision?.by !== viewer.id) throw cannotUndo(await decidedByOther(tx, decision?.by))
  const isInTime = clock.now().getTime() <= Date.parse(decision.at) + UNDO_SECONDS * 1000
  if (isInTime && decision.rows.length === 0) return
  if (!isInTime || changed.includes('outbox')) throw cannotUndo(TOO_LATE)
  const isSame = decision.transaction === found.transaction
  if (!isSame || changed.length > 0 || (await needsDeletedRow(tx, found))) throw cannotUndo(CHANGED)
  for (const row of found.rows.toReversed()) await restore(tx, row)
  const shops = shopsWithFormerHours(found.rows)
  if (shops.length > 0) await writeOpenings(tx, call, shops)
  await recordUndo(tx, call, found.rows)
  // Without rows the decision counts as undone: repeating the undo does nothing.
  await tx.update(inboxDecisions).set({ rows: [] }).where(isOf(found))
}

const isOf = ({ kind, id }: Key) => and(eq(inboxDecisions.kind, kind), eq(inboxDecisions.id, id))

const TOO_LATE = `Ya no se puede deshacer: han pasado más de ${UNDO_SECONDS} segundos y el correo está en camino.`
const CHANGED =
  'Ya no se puede deshacer: alguien lo ha cambiado mientras tanto. Mira cómo está ahora.'

async function decidedByOther(tx: Db, by: number | undefined): Promise<string> {
  const [other] = await tx
    .select()
    .from(users)
    .where(eq(users.id, by ?? 0))
  return `Lo ha decidido ${other?.username ?? 'otra persona'}, que es quien puede deshacerlo.`
}

/** The tables that decisions write, in the order of locks. */
const LOCK_ORDER = [
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

/** Locks the rows, their shops and former owners. Returns the tables of rows changed since the decision. */
async function lockWrittenRows(tx: Db, written: WrittenRow[]): Promise<string[]> {
  const latest = new Map(written.map((row) => [`${row.table} ${row.key}`, row]))
  const byTable = Map.groupBy(latest.values(), ({ table }) => table)
  const writtenUsers = (byTable.get('users') ?? []).map(({ key }) => Number(key))
  const people = [...writtenUsers, ...formerValues(written, 'owner_id')]
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, people))
    .orderBy(users.id)
    .for('no key update')
  const changed: string[] = []
  for (const table of LOCK_ORDER) {
    if (table === 'commerces') await lockShops(tx, byTable)
    const rows = byTable.get(table)
    if (rows && (await lockRows(tx, rows))) changed.push(table)
  }
  return changed
}

/** Locks rows of one table. Returns whether any has changed since the decision: `after` is the MD5 of a row. */
async function lockRows(tx: Db, rows: WrittenRow[]): Promise<boolean> {
  const key = sql.identifier(rows[0]!.column)
  const { rows: found } = await tx.execute<{ key: string; hash: string }>(sql`
    select ${key}::text as key, md5(to_jsonb(target)::text) as hash from ${nameOf(rows[0]!)} target
    where ${isOneOf(rows)} order by target.${key} for no key update`)
  const hashes = new Map(found.map((row) => [row.key, row.hash]))
  return rows.some((row) => (hashes.get(row.key) ?? null) !== row.after)
}

async function lockShops(tx: Db, byTable: Map<string, WrittenRow[]>): Promise<void> {
  const shops = SHOP_TABLES.flatMap((table) => {
    const rows = byTable.get(table)
    const shop = sql.identifier(table === 'commerces' ? 'id' : 'commerce')
    return rows ? [sql`select ${shop} from ${nameOf(rows[0]!)} where ${isOneOf(rows)}`] : []
  })
  if (shops.length > 0) await lockCommerces(tx, sql`id in (${sql.join(shops, sql` union `)})`)
}

const SHOP_TABLES = [
  'commerces',
  'commerce_photos',
  'offers',
  'applications',
  'proposals',
  'data_checks',
]

const nameOf = ({ table }: WrittenRow): SQL => sql`${sql.identifier(table)}`
const isRow = ({ column, key }: WrittenRow): SQL => sql`${sql.identifier(column)} = ${key}`

function isOneOf(rows: WrittenRow[]): SQL {
  const keys = rows.map(({ key }) => key)
  return sql`${sql.identifier(rows[0]!.column)} = any(${sql.param(keys)})`
}

const formerValues = (rows: WrittenRow[], column: string) =>
  rows.flatMap(({ before }) => (before?.[column] ?? []) as number[])

/** Openings are derived from hours, so decisions do not record them. */
function shopsWithFormerHours(rows: WrittenRow[]): number[] {
  return rows
    .filter(({ table, before }) => table === 'commerces' && before?.hours !== undefined)
    .map(({ key }) => Number(key))
}

async function needsDeletedRow(tx: Db, { rows }: Decision): Promise<boolean> {
  const ofCategory = inArray(categories.id, formerValues(rows, 'category'))
  const ofOwner = inArray(users.id, formerValues(rows, 'owner_id'))
  const deletedCategories = and(ofCategory, isNotNull(categories.deleted_at))
  if ((await tx.$count(categories, deletedCategories)) > 0) return true
  return (await tx.$count(users, and(ofOwner, isNotNull(users.deleted_at)))) > 0
}

/** Restores former values, but raises the version: a client may have read other values with the former version. */
async function restore(tx: Db, row: WrittenRow): Promise<void> {
  const { before, after } = row
  const table = nameOf(row)
  if (row.table === 'activity') return
  if (before === null) {
    await tx.execute(sql`delete from ${table} where ${isRow(row)}`)
    return
  }
  const names = Object.keys(before)
  const commaList = (values: SQL[]) => sql.join(values, sql`, `)
  const columns = commaList(names.map((name) => sql`${sql.identifier(name)}`))
  const former = sql`jsonb_populate_record(null::${table}, ${JSON.stringify(before)}) former`
  if (after === null) {
    await tx.execute(sql`insert into ${table} (${columns}) select ${columns} from ${former}`)
    return
  }
  const values = names.map((name) =>
    name === 'version' ? sql`target.version + 1` : sql`former.${sql.identifier(name)}`,
  )
  await tx.execute(sql`
    update ${table} target set (${columns}) = (select ${commaList(values)} from ${former}) where ${isRow(row)}`)
}

/** Logs the inverse of each entry, because entries cannot be deleted. */
async function recordUndo(tx: Db, call: SignedCall, rows: WrittenRow[]): Promise<void> {
  const ids = rows.filter(({ table }) => table === 'activity').map(({ key }) => Number(key))
  const events = await tx
    .select()
    .from(activity)
    .where(inArray(activity.id, ids))
    .orderBy(desc(activity.id))
  for (const { object_type, object_id, object: name, before, after } of events) {
    const undone = { verb: 'undo', type: object_type as ObjectType, id: object_id!, name } as const
    await record(tx, call, { ...undone, before: after as Fields, after: before as Fields })
  }
}

type Fields = Record<string, unknown>
