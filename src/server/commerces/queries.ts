import {
  and,
  arrayOverlaps,
  desc,
  eq,
  gt,
  isNull,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import { COMMERCE_FIELDS } from '#contract/commerce-fields.ts'
import type { CommerceColumn, CommerceQuery } from '#contract/commerces.ts'
import { MAX_ID } from '#contract/fields.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { columnsOf } from '../database/columns-of.ts'
import { lockCommerces, reachableBy } from '../database/commerce-rows.ts'
import type { Db } from '../database/open.ts'
import { prepared } from '../database/prepared.ts'
import {
  applications,
  commerces,
  offers,
  photos,
  publishedCommerces,
  users,
} from '../database/schema.ts'
import type { Viewer } from '../http/access.ts'
import { type SortColumns, sortedBy, withIds } from '../http/ordering.ts'
import type { RowRange } from '../http/pagination.ts'
import { isPublicPhoto } from '../photos/public-photos.ts'
import { mentioning } from './search.ts'

const columns = {
  id: commerces.id,
  ...columnsOf(commerces, COMMERCE_FIELDS),
  photo: commerces.photo,
  photo_public: isPublicPhoto(commerces.photo),
  photo_width: photos.width,
  photo_height: photos.height,
  photo_placeholder: photos.placeholder,
  application: applications.pk,
  application_text: applications.application,
  status: applications.status,
  reason: applications.reason,
  hidden: commerces.hidden,
  offers: sql<number>`(select count(*)::int from ${offers}
    where ${offers.commerce} = ${commerces.id} and ${offers.deleted_at} is null)`,
  submitted_at: applications.submitted_at,
  decided_at: applications.decided_at,
  updated_at: commerces.updated_at,
  version: commerces.version,
  deleted_at: commerces.deleted_at,
  owner: {
    id: users.id,
    username: users.username,
    email: users.email,
    is_active: users.is_active,
    activated_at: users.activated_at,
    invited_at: users.invited_at,
    deleted_at: users.deleted_at,
  },
}

const present = isNull(commerces.deleted_at)
const owned = eq(commerces.owner_id, sql.placeholder('owner'))
const anyRange = { limit: sql.placeholder('limit'), offset: sql.placeholder('offset') }

const listAll = prepared((db) =>
  listStatement(db, { condition: present, order: NEWEST_FIRST }, anyRange).prepare(
    'list_commerces',
  ),
)
const listOwned = prepared((db) =>
  listStatement(db, { condition: and(present, owned), order: NEWEST_FIRST }, anyRange).prepare(
    'list_own_commerces',
  ),
)

const NEWEST_FIRST = [desc(commerces.id)]
const LAST_DELETED_FIRST = [desc(commerces.deleted_at), desc(commerces.id)]

/** Raw column names, because the statement that pages over ids joins no other table. */
const ofApplication = (column: string) =>
  sql`(select its.${sql.raw(column)} from applications its where its.commerce = commerces.id)`

const SORT_COLUMNS: SortColumns<CommerceColumn> = {
  ...columns,
  application: ofApplication('pk'),
  application_text: ofApplication('application'),
  status: ofApplication('status'),
  reason: ofApplication('reason'),
  submitted_at: ofApplication('submitted_at'),
  decided_at: ofApplication('decided_at'),
  offers: sql`(select count(*) from offers its
    where its.commerce = commerces.id and its.deleted_at is null)`,
  expires_at: commerces.deleted_at,
  owner: sql`(select its.normalized from users its where its.id = commerces.owner_id)`,
}

type Selection = { condition: SQL | undefined; order: SQL[] }
type RangeOrPlaceholders = { limit: number | Placeholder; offset: number | Placeholder }

/** Pages over ids only and joins afterwards, so that a late page costs as little as the first. */
function listStatement(
  db: Db,
  { condition, order }: Selection,
  { limit, offset }: RangeOrPlaceholders,
) {
  const page = db
    .select({ id: commerces.id })
    .from(commerces)
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('page')
  return db
    .select(columns)
    .from(page)
    .innerJoin(commerces, eq(commerces.id, page.id))
    .innerJoin(applications, eq(applications.commerce, commerces.id))
    .innerJoin(photos, eq(photos.hash, commerces.photo))
    .leftJoin(users, eq(users.id, commerces.owner_id))
    .orderBy(...order)
}

/** Whether nothing filters or sorts the list: the most frequent call. */
export function isUnfiltered(query: CommerceQuery): boolean {
  return Object.values(query).every((asked) => asked === undefined)
}

/** Newest first, unless another order is asked for. */
export function listCommerces(
  db: Db,
  viewer: Viewer,
  query: CommerceQuery,
  range: RowRange,
  binStart: string,
): Promise<CommerceRow[]> {
  if (!isUnfiltered(query)) {
    const usual = query.deleted ? LAST_DELETED_FIRST : NEWEST_FIRST
    const order = sortedBy(SORT_COLUMNS, query.ordering, commerces.id) ?? usual
    const { offset, limit } = range
    const selection: Selection = { condition: matching(viewer, query, binStart), order }
    return listStatement(db, selection, { offset, limit: limit ?? MAX_ID }).execute()
  }
  if (viewer.role === ADMINISTRATOR) return listAll(db).execute(range)
  return listOwned(db).execute({ ...range, owner: viewer.id })
}

export type CommerceRow = Awaited<ReturnType<ReturnType<typeof listStatement>['execute']>>[number]

export async function countCommerces(
  db: Db,
  viewer: Viewer,
  query: CommerceQuery,
  binStart: string,
): Promise<number> {
  return await db.$count(commerces, matching(viewer, query, binStart))
}

function matching(viewer: Viewer, query: CommerceQuery, binStart: string): SQL | undefined {
  const { id, search, category, status, state, hidden, deleted } = query
  return and(
    deleted ? inBin(binStart) : present,
    reachableBy(viewer),
    withIds(commerces.id, id),
    category && arrayOverlaps(commerces.category, category),
    hidden === undefined ? undefined : eq(commerces.hidden, hidden),
    status && inState(status),
    state && inState(state),
    search === undefined ? undefined : mentioning(search, viewer),
  )
}

/** Deleted, and still within the retention. */
function inBin(binStart: string): SQL {
  return gt(commerces.deleted_at, binStart)
}

function inState(state: NonNullable<CommerceQuery['state']>): SQL | undefined {
  const listed = sql`(select ${publishedCommerces.commerce} from ${publishedCommerces})`
  if (state === 'hidden') return and(inState('OK'), sql`${commerces.id} not in ${listed}`)
  if (state === 'published') return sql`${commerces.id} in ${listed}`
  return sql`${commerces.id} in
    (select ${applications.commerce} from ${applications} where ${applications.status} = ${state})`
}

/** Undefined for a shop that does not exist and for another owner's. */
export function findCommerce(db: Db, viewer: Viewer, id: number): Promise<CommerceRow | undefined> {
  return find(db, and(eq(commerces.id, id), present, reachableBy(viewer)))
}

/** The same, locked until the transaction ends, so that concurrent saves run one after the other. */
export async function lockCommerce(
  tx: Db,
  viewer: Viewer,
  id: number,
): Promise<CommerceRow | undefined> {
  await lock(tx, id)
  return findCommerce(tx, viewer, id)
}

/** A shop in the bin, or one that has been restored already. */
export function findRestorable(
  db: Db,
  viewer: Viewer,
  id: number,
  binStart: string,
): Promise<CommerceRow | undefined> {
  const there = sql`(${present} or ${inBin(binStart)})`
  return find(db, and(eq(commerces.id, id), there, reachableBy(viewer)))
}

export async function lockRestorable(
  tx: Db,
  viewer: Viewer,
  id: number,
  binStart: string,
): Promise<CommerceRow | undefined> {
  await lock(tx, id)
  return findRestorable(tx, viewer, id, binStart)
}

async function find(db: Db, condition: SQL | undefined): Promise<CommerceRow | undefined> {
  const [found] = await listStatement(
    db,
    { condition, order: NEWEST_FIRST },
    { limit: 1, offset: 0 },
  )
  return found
}

async function lock(tx: Db, id: number): Promise<void> {
  await lockCommerces(tx, eq(commerces.id, id))
}
