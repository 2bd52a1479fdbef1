import { and, arrayOverlaps, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ApplicationQuery } from '#contract/applications.ts'
import { COMMERCE_FIELDS } from '#contract/commerce-fields.ts'
import { columnsOf } from '../database/columns-of.ts'
import { lockCommerces, reachableBy } from '../database/commerce-rows.ts'
import type { Db } from '../database/open.ts'
import { applications, commerces, photos, publishedCommerces, users } from '../database/schema.ts'
import { containPhrase } from '../database/words.ts'
import type { Viewer } from '../http/access.ts'
import { sortedBy, withIds } from '../http/ordering.ts'
import { longestWaitingFirst, rowListOf } from '../http/row-list.ts'
import { photoColumns } from '../photos/gallery-rows.ts'

const ownerUnconfirmed = sql`(${users.id} is not null
  and ${users.activated_at} is null and ${users.invited_at} is null)`

/** Leaves out shops of deleted owners, because nobody would receive the decision. */
const notDeleted = and(isNull(commerces.deleted_at), isNull(users.deleted_at))

/** Applications of unconfirmed owners match only `state: 'unconfirmed'`. */
export function matching(query: ApplicationQuery): SQL | undefined {
  const { id, pk, status, state, commerce, category, search } = query
  return and(
    notDeleted,
    state === 'unconfirmed' ? ownerUnconfirmed : sql`not ${ownerUnconfirmed}`,
    withIds(applications.pk, id),
    withIds(applications.pk, pk),
    status && eq(applications.status, status),
    state && state !== 'unconfirmed' ? eq(applications.status, state) : undefined,
    commerce === undefined ? undefined : eq(applications.commerce, commerce),
    category && arrayOverlaps(commerces.category, category),
    containPhrase(search, commerces.name, users.username, users.email, commerces.direction),
  )
}

const deciders = alias(users, 'deciders')

const columns = {
  pk: applications.pk,
  id: applications.pk,
  status: applications.status,
  application: applications.application,
  reason: applications.reason,
  submitted_at: applications.submitted_at,
  decided_at: applications.decided_at,
  decided_by: deciders.username,
  owner: {
    id: users.id,
    username: users.username,
    email: users.email,
    activated_at: users.activated_at,
    invited_at: users.invited_at,
  },
  commerce: {
    id: commerces.id,
    ...columnsOf(commerces, COMMERCE_FIELDS),
    photo: commerces.photo,
    photo_public: sql<boolean>`${publishedCommerces.commerce} is not null`,
    ...photoColumns,
  },
}

function select(db: Db) {
  return db
    .select(columns)
    .from(applications)
    .innerJoin(commerces, eq(commerces.id, applications.commerce))
    .leftJoin(users, eq(users.id, commerces.owner_id))
    .innerJoin(photos, eq(photos.hash, commerces.photo))
    .leftJoin(deciders, eq(deciders.id, applications.decided_by))
    .leftJoin(publishedCommerces, eq(publishedCommerces.commerce, applications.commerce))
}

const LONGEST_WAITING_FIRST = longestWaitingFirst(
  sql`${applications.status} = 'PE'`,
  applications.submitted_at,
  applications.decided_at,
  applications.pk,
)

const SORT_COLUMNS = { ...columns, owner: users.normalized, commerce: commerces.name }

export function listApplications(db: Db, query: ApplicationQuery) {
  return rowListOf(
    db,
    () => select(db).where(matching(query)),
    sortedBy(SORT_COLUMNS, query.ordering, applications.pk) ?? LONGEST_WAITING_FIRST,
  )
}

export type ApplicationRow = Awaited<ReturnType<typeof select>>[number]

export async function findApplication(db: Db, pk: number): Promise<ApplicationRow | undefined> {
  const [found] = await select(db).where(and(eq(applications.pk, pk), notDeleted))
  return found
}

export async function findReachableApplication(db: Db, viewer: Viewer, pk: number) {
  const isReachable = and(notDeleted, reachableBy(viewer))
  const [found] = await select(db).where(and(eq(applications.pk, pk), isReachable))
  return found
}

/** Locks the shop, so that decisions about it run one after the other. */
export async function lockApplication(tx: Db, pk: number): Promise<ApplicationRow | undefined> {
  const ofApplication = tx
    .select({ id: applications.commerce })
    .from(applications)
    .where(eq(applications.pk, pk))
  await lockCommerces(tx, inArray(commerces.id, ofApplication))
  return findApplication(tx, pk)
}

export async function updateApplication(
  db: Db,
  pk: number,
  changes: Partial<typeof applications.$inferInsert>,
): Promise<void> {
  await db.update(applications).set(changes).where(eq(applications.pk, pk))
}
