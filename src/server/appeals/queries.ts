import {
  and,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  APPEAL_DAYS,
  type Appeal,
  type AppealQuery,
  type RestrictionQuery,
} from '#contract/appeals.ts'
import type { RiskyField } from '#contract/proposals.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import type { Db } from '../database/open.ts'
import {
  categories,
  commerces,
  offers,
  proposals,
  restrictions,
  users,
} from '../database/schema.ts'
import type { RiskyValues, StoredChange } from '../database/stored-change.ts'
import { containPhrase } from '../database/words.ts'
import { sortedBy, withIds } from '../http/ordering.ts'
import { longestWaitingFirst, mapRows, rowListOf } from '../http/row-list.ts'

const owners = alias(users, 'owners')
const appellants = alias(users, 'appellants')
const deciders = alias(users, 'deciders')
const answerers = alias(users, 'answerers')

export const shop = sql<number | null>`coalesce(${restrictions.commerce}, ${offers.commerce})`

export type Reader = { id: number; now: Date }

const sharedColumns = {
  id: restrictions.id,
  kind: restrictions.kind,
  commerce: shop,
  offer: restrictions.offer,
  proposal: restrictions.proposal,
  proposed: proposals.changes,
  rejected: proposals.rejected,
  object: restrictions.object,
  /** Only for offers, because their titles do not name the shop. */
  commerce_name: sql<string>`case when ${restrictions.offer} is null then '' else coalesce(${commerces.name}, '') end`,
  reason: restrictions.reason,
  decided_at: restrictions.decided_at,
  appeal_until:
    sql<string>`${restrictions.decided_at} + ${sql.raw(`interval '${APPEAL_DAYS} days'`)}`
      .mapWith(restrictions.decided_at)
      .as('appeal_until'),
  ended_at: restrictions.ended_at,
  appeal: restrictions.appeal,
  appealed_at: restrictions.appealed_at,
  outcome: restrictions.outcome,
  answer: restrictions.answer,
  answered_at: restrictions.answered_at,
}

/** A new owner sees the restriction, but '' instead of the former owner's appeal and its answer. */
const restrictionColumns = ({ id, now }: Reader) => ({
  ...sharedColumns,
  appeal: sql<string | null>`case when ${restrictions.appellant} = ${id} then ${restrictions.appeal}
    when ${restrictions.appeal} is not null then '' end`,
  answer: sql<string>`case when ${restrictions.appellant} = ${id} then ${restrictions.answer} else '' end`,
  may_appeal: sql<boolean>`(${owners.id} is not distinct from ${id} and ${restrictions.ended_at} is null
    and ${restrictions.appealed_at} is null
    and ${restrictions.decided_at} > ${appealableSince(now)})`,
})

function appealableSince(now: Date): string {
  return new Date(now.getTime() - APPEAL_DAYS * 24 * 60 * 60 * 1000).toISOString()
}

const HAS_OTHER_ADMINISTRATOR = sql`exists (select from users others where others.role = ${ADMINISTRATOR} and others.is_active
  and others.id is distinct from ${restrictions.decided_by} and others.id is distinct from ${restrictions.appellant})`

/** Users may not answer their own appeals, nor appeals against their own decisions if another administrator can. */
export const mayAnswer = (id: number | SQLWrapper) =>
  sql<boolean>`(${restrictions.answered_at} is null and ${restrictions.appellant} is distinct from ${id}
    and (${restrictions.decided_by} is distinct from ${id} or not ${HAS_OTHER_ADMINISTRATOR}))`

const appealColumns = ({ id }: Reader) => ({
  ...sharedColumns,
  // Not null, because only restrictions with an appeal are selected.
  appeal: sql<string>`${restrictions.appeal}`,
  appealed_at: sql<string>`${restrictions.appealed_at}`.mapWith(restrictions.appealed_at),
  appellant: appellants.username,
  appellant_email: appellants.email,
  report: restrictions.report,
  decided_by: deciders.username,
  answered_by: answerers.username,
  may_answer: mayAnswer(id),
})

const OF_PROPOSAL = eq(proposals.id, restrictions.proposal)
const OF_OFFER = eq(offers.id, restrictions.offer)
const OF_SHOP = eq(commerces.id, shop)
const OF_OWNER = and(
  sql`${owners.id} = coalesce(${restrictions.account}, ${commerces.owner_id})`,
  isNull(owners.deleted_at),
)

function selectRestrictions(db: Db, reader: Reader) {
  return db
    .select(restrictionColumns(reader))
    .from(restrictions)
    .leftJoin(proposals, OF_PROPOSAL)
    .leftJoin(offers, OF_OFFER)
    .leftJoin(commerces, OF_SHOP)
    .leftJoin(owners, OF_OWNER)
}

export type RestrictionReader = Reader & { isOffice: boolean }

function matchingRestrictions({ id, isOffice }: RestrictionReader, query: RestrictionQuery) {
  return and(
    isOffice ? undefined : eq(owners.id, id),
    withIds(restrictions.id, query.id),
    query.kind && eq(restrictions.kind, query.kind),
    query.commerce && inArray(shop, query.commerce),
    query.offer === undefined ? undefined : eq(restrictions.offer, query.offer),
    query.in_force === undefined
      ? undefined
      : (query.in_force ? isNull : isNotNull)(restrictions.ended_at),
  )
}

const LATEST_FIRST = [desc(restrictions.decided_at), desc(restrictions.id)]

export function listRestrictions(db: Db, reader: RestrictionReader, query: RestrictionQuery) {
  const restrictionRows = rowListOf(
    db,
    () => selectRestrictions(db, reader).where(matchingRestrictions(reader, query)),
    sortedBy(restrictionColumns(reader), query.ordering, restrictions.id) ?? LATEST_FIRST,
  )
  return mapRows(restrictionRows, (rows) => describeChanges(db, rows))
}

export async function findRestriction(db: Db, reader: RestrictionReader, id: number) {
  const [found] = await selectRestrictions(db, reader).where(
    and(eq(restrictions.id, id), matchingRestrictions(reader, {})),
  )
  return found && (await describeChanges(db, [found]))[0]
}

export async function lockRestrictionOf(tx: Db, userId: number, id: number) {
  const isRow = eq(restrictions.id, id)
  await tx.select({ id: restrictions.id }).from(restrictions).where(isRow).for('no key update')
  const [found] = await tx
    .select({ row: restrictions, isOwn: sql<boolean>`${owners.id} is not distinct from ${userId}` })
    .from(restrictions)
    .leftJoin(offers, OF_OFFER)
    .leftJoin(commerces, OF_SHOP)
    .leftJoin(owners, OF_OWNER)
    .where(isRow)
  return found?.isOwn ? found.row : undefined
}

function selectAppeals(db: Db, reader: Reader) {
  return db
    .select(appealColumns(reader))
    .from(restrictions)
    .leftJoin(proposals, OF_PROPOSAL)
    .leftJoin(offers, OF_OFFER)
    .leftJoin(commerces, OF_SHOP)
    .leftJoin(
      appellants,
      and(eq(appellants.id, restrictions.appellant), isNull(appellants.deleted_at)),
    )
    .leftJoin(deciders, eq(deciders.id, restrictions.decided_by))
    .leftJoin(answerers, eq(answerers.id, restrictions.answered_by))
}

export function matchingAppeals(query: AppealQuery): SQL | undefined {
  const { id, kind, commerce, offer, state, outcome, search } = query
  return and(
    isNotNull(restrictions.appealed_at),
    withIds(restrictions.id, id),
    kind && eq(restrictions.kind, kind),
    commerce && inArray(shop, commerce),
    offer === undefined ? undefined : eq(restrictions.offer, offer),
    state && (state === 'answered' ? isNotNull : isNull)(restrictions.answered_at),
    outcome && eq(restrictions.outcome, outcome),
    containPhrase(
      search,
      restrictions.object,
      commerces.name,
      restrictions.appeal,
      restrictions.reason,
      restrictions.answer,
      appellants.username,
      appellants.email,
    ),
  )
}

const LONGEST_WAITING_FIRST = longestWaitingFirst(
  isNull(restrictions.answered_at),
  restrictions.appealed_at,
  restrictions.answered_at,
  restrictions.id,
)

export function listAppeals(db: Db, reader: Reader, query: AppealQuery) {
  const appealRows = rowListOf(
    db,
    () => selectAppeals(db, reader).where(matchingAppeals(query)),
    sortedBy(appealColumns(reader), query.ordering, restrictions.id) ?? LONGEST_WAITING_FIRST,
  )
  return mapRows(appealRows, (rows) => describeChanges(db, rows))
}

export async function findAppeal(db: Db, reader: Reader, id: number): Promise<Appeal | undefined> {
  const [found] = await selectAppeals(db, reader).where(
    and(eq(restrictions.id, id), isNotNull(restrictions.appealed_at)),
  )
  return found && (await describeChanges(db, [found]))[0]
}

/** Locks an appeal until the transaction ends. The restricted object must be locked before. */
export async function lockAppeal(tx: Db, reader: Reader, id: number) {
  const [row] = await tx
    .select()
    .from(restrictions)
    .where(and(eq(restrictions.id, id), isNotNull(restrictions.appealed_at)))
    .for('no key update')
  const appeal = row && (await findAppeal(tx, reader, id))
  return appeal && { row, appeal }
}

export async function whoMayAnswer(tx: Db, id: number): Promise<{ email: string }[]> {
  return await tx
    .select({ email: users.email })
    .from(users)
    .innerJoin(restrictions, eq(restrictions.id, id))
    .where(and(eq(users.role, ADMINISTRATOR), eq(users.is_active, true), mayAnswer(users.id)))
}

type ProposedChanges = { proposed: StoredChange[] | null; rejected: RiskyField[] | null }

/** Adds the rejected changes as texts, with category names instead of ids. */
async function describeChanges<Row extends ProposedChanges>(db: Db, rows: Row[]) {
  const rejectedOf = ({ proposed, rejected }: ProposedChanges) =>
    (proposed ?? []).filter(({ field }) => rejected?.includes(field))
  const ids = rows
    .flatMap(rejectedOf)
    .flatMap((change) => (change.field === 'category' ? [...change.from, ...change.to] : []))
  const named =
    ids.length === 0 ? [] : await db.select().from(categories).where(inArray(categories.id, ids))
  const names = new Map(named.map(({ id, name }) => [id, name]))
  const textOf = ({ field, ...values }: StoredChange, which: 'from' | 'to'): string => {
    if (field === 'photo') return ''
    const value = values[which] as RiskyValues['name' | 'category' | 'address']
    if (typeof value === 'string') return value
    if (!Array.isArray(value)) return value.direction
    return value.flatMap((id) => names.get(id) ?? []).join(', ')
  }
  return rows.map(({ proposed, rejected, ...row }) => ({
    ...row,
    changes: rejectedOf({ proposed, rejected }).map((change) => ({
      field: change.field,
      from: textOf(change, 'from'),
      to: textOf(change, 'to'),
    })),
  }))
}
