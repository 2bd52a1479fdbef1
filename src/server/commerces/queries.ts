import { and, arrayOverlaps, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { COMMERCE_FIELDS } from '#contract/commerce-fields.ts'
import type { CommerceColumn, CommerceQuery } from '#contract/commerces.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { columnsOf } from '../database/columns-of.ts'
import { lockCommerces, reachableBy } from '../database/commerce-rows.ts'
import type { Db } from '../database/open.ts'
import { parameter, prepared } from '../database/prepared.ts'
import {
  applications,
  commerces,
  offers,
  photos,
  proposals,
  publishedCommerces,
  users,
} from '../database/schema.ts'
import type { Viewer } from '../http/access.ts'
import { type SortColumns, sortedBy, withIds } from '../http/ordering.ts'
import type { RowRange } from '../http/pagination.ts'
import { galleryColumns } from '../photos/gallery-rows.ts'
import { mentions } from './search.ts'

const columns = {
  id: commerces.id,
  ...columnsOf(commerces, COMMERCE_FIELDS),
  ...galleryColumns,
  application: applications.pk,
  application_text: applications.application,
  status: applications.status,
  reason: applications.reason,
  hidden: commerces.hidden,
  /** A shop that is shown again has not closed. */
  closed_at: sql`case when ${commerces.hidden} then ${commerces.closed_at} end`.mapWith(
    commerces.closed_at,
  ) as SQL<string | null>,
  /** The URL of the photo is signed unless the shop is published. */
  photo_public: sql<boolean>`${publishedCommerces.commerce} is not null`,
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
    is_trusted: users.is_trusted,
  },
  proposal: { id: proposals.id, revision: proposals.revision, changes: proposals.changes },
}

const notDeleted = isNull(commerces.deleted_at)
const NEWEST_FIRST = [desc(commerces.id)]
const LAST_DELETED_FIRST = [desc(commerces.deleted_at), desc(commerces.id)]

/** Columns for sorting. They are subqueries, because the query for the ids of a page joins no other table. */
const ofApplication = (column: string) =>
  sql`(select linked.${sql.raw(column)} from applications linked where linked.commerce = commerces.id)`

const SORT_COLUMNS: SortColumns<CommerceColumn> = {
  ...columns,
  application: ofApplication('pk'),
  application_text: ofApplication('application'),
  status: ofApplication('status'),
  reason: ofApplication('reason'),
  submitted_at: ofApplication('submitted_at'),
  decided_at: ofApplication('decided_at'),
  offers: sql`(select count(*) from offers linked
    where linked.commerce = commerces.id and linked.deleted_at is null)`,
  expires_at: commerces.deleted_at,
  owner: sql`(select linked.normalized from users linked where linked.id = commerces.owner_id)`,
}

export function isUnfiltered(query: CommerceQuery): boolean {
  return Object.values(query).every((value) => value === undefined)
}

export async function listCommerces(
  db: Db,
  viewer: Viewer,
  query: CommerceQuery,
  { limit, offset }: RowRange,
  binCutoff: string,
): Promise<CommerceRow[]> {
  const defaultOrder = query.deleted ? LAST_DELETED_FIRST : NEWEST_FIRST
  const order = sortedBy(SORT_COLUMNS, query.ordering, commerces.id) ?? defaultOrder
  // The rows are joined afterwards, so that late pages cost as little as the first.
  const page = db
    .select({ id: commerces.id })
    .from(commerces)
    .where(matching(viewer, query, binCutoff))
    .orderBy(...order)
    .offset(offset)
    .limit(limit)
    .as('page')
  return await selectCommerces(db)
    .innerJoin(page, eq(page.id, commerces.id))
    .orderBy(...order)
}

function selectCommerces(db: Db) {
  return db
    .select(columns)
    .from(commerces)
    .innerJoin(applications, eq(applications.commerce, commerces.id))
    .innerJoin(photos, eq(photos.hash, commerces.photo))
    .leftJoin(users, eq(users.id, commerces.owner_id))
    .leftJoin(publishedCommerces, eq(publishedCommerces.commerce, commerces.id))
    .leftJoin(
      proposals,
      and(eq(proposals.commerce, commerces.id), eq(proposals.state, sql`'open'`)),
    )
}

export type CommerceRow = Awaited<ReturnType<ReturnType<typeof selectCommerces>['execute']>>[number]

export async function countCommerces(
  db: Db,
  viewer: Viewer,
  query: CommerceQuery,
  binCutoff: string,
): Promise<number> {
  return await db.$count(commerces, matching(viewer, query, binCutoff))
}

function matching(viewer: Viewer, query: CommerceQuery, binCutoff: string): SQL | undefined {
  const { id, search, category, status, state, hidden, deleted } = query
  return and(
    deleted ? inBin(binCutoff) : notDeleted,
    reachableBy(viewer),
    withIds(commerces.id, id),
    category && arrayOverlaps(commerces.category, category),
    hidden === undefined ? undefined : eq(commerces.hidden, hidden),
    status && inState(status),
    state && inState(state),
    search === undefined ? undefined : mentions(search, viewer),
  )
}

function inBin(binCutoff: string): SQL {
  return gt(commerces.deleted_at, binCutoff)
}

function inState(state: NonNullable<CommerceQuery['state']>): SQL | undefined {
  const published = sql`(select ${publishedCommerces.commerce} from ${publishedCommerces})`
  if (state === 'hidden') return and(inState('OK'), sql`${commerces.id} not in ${published}`)
  if (state === 'published') return sql`${commerces.id} in ${published}`
  return sql`${commerces.id} in
    (select ${applications.commerce} from ${applications} where ${applications.status} = ${state})`
}

export async function findCommerce(
  db: Db,
  viewer: Viewer,
  id: number,
): Promise<CommerceRow | undefined> {
  const [found] = await findStatement(db).execute({ id, owner: ownerFilter(viewer) })
  return found
}

/** Parameters: `id`, and `owner`, null for any owner. */
const byId = and(
  sql`${commerces.id} = ${parameter('id', 'int')}`,
  notDeleted,
  sql`(${parameter('owner', 'int')} is null or ${commerces.owner_id} = ${parameter('owner', 'int')})`,
)

const findStatement = prepared((db) => selectCommerces(db).where(byId).prepare('find_commerce'))

const ownerFilter = ({ id, role }: Viewer) => (role === ADMINISTRATOR ? null : id)

/** Locks a shop until the transaction ends, so that concurrent saves run one after the other. */
export async function lockCommerce(
  tx: Db,
  viewer: Viewer,
  id: number,
): Promise<CommerceRow | undefined> {
  await lockCommerces(tx, eq(commerces.id, id))
  return findCommerce(tx, viewer, id)
}

/** Finds a shop in the bin, or one that was restored meanwhile. */
export async function findRestorable(
  db: Db,
  viewer: Viewer,
  id: number,
  binCutoff: string,
): Promise<CommerceRow | undefined> {
  const isRestorable = sql`(${notDeleted} or ${inBin(binCutoff)})`
  const [found] = await selectCommerces(db).where(
    and(eq(commerces.id, id), isRestorable, reachableBy(viewer)),
  )
  return found
}

export async function lockRestorable(
  tx: Db,
  viewer: Viewer,
  id: number,
  binCutoff: string,
): Promise<CommerceRow | undefined> {
  await lockCommerces(tx, eq(commerces.id, id))
  return findRestorable(tx, viewer, id, binCutoff)
}
