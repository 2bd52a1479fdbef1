import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Status } from '#contract/commerces.ts'
import { lockCommerces } from '../commerces/store.ts'
import type { Db } from '../database/open.ts'
import { applications, commerces, photos, users } from '../database/schema.ts'
import type { Span } from '../http/lists.ts'

export type ApplicationFilter = { state?: Status; search?: string }

/** Those whose owner has confirmed the account: the others are not up for review yet. */
function reviewable({ state, search }: ApplicationFilter = {}): SQL | undefined {
  return and(
    isNotNull(users.activated_at),
    isNull(commerces.deleted_at),
    // A shop that came back from the bin has nobody to answer to.
    isNull(users.deleted_at),
    state && eq(applications.status, state),
    search
      ? sql`position(fold(${search}) in fold(${commerces.name} || ' ' || ${users.username} || ' ' || ${users.email} || ' ' || ${commerces.direction})) > 0`
      : undefined,
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
  owner: { username: users.username, email: users.email },
  commerce: {
    id: commerces.id,
    name: commerces.name,
    description: commerces.description,
    photo: commerces.photo,
    photo_width: photos.width,
    photo_height: photos.height,
    photo_placeholder: photos.placeholder,
    category: commerces.category,
    direction: commerces.direction,
    contact_mail: commerces.contact_mail,
    n_tlf: commerces.n_tlf,
  },
}

function select(db: Db) {
  return db
    .select(columns)
    .from(applications)
    .innerJoin(commerces, eq(commerces.id, applications.commerce))
    .innerJoin(users, eq(users.id, commerces.owner_id))
    .innerJoin(photos, eq(photos.hash, commerces.photo))
    .leftJoin(deciders, eq(deciders.id, applications.decided_by))
}

/** Pending first, those that wait longest at the top; then the decided, newest first. */
export function listApplications(db: Db, filter: ApplicationFilter, span: Span) {
  const query = select(db)
    .where(reviewable(filter))
    .orderBy(
      sql`${applications.status} <> 'PE'`,
      sql`case when ${applications.status} = 'PE' then ${applications.submitted_at} end`,
      desc(applications.decided_at),
      applications.pk,
    )
    .offset(span.offset)
  return span.limit === null ? query : query.limit(span.limit)
}

export type ApplicationRow = Awaited<ReturnType<typeof listApplications>>[number]

export async function countApplications(db: Db, filter: ApplicationFilter): Promise<number> {
  const [found] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(applications)
    .innerJoin(commerces, eq(commerces.id, applications.commerce))
    .innerJoin(users, eq(users.id, commerces.owner_id))
    .where(reviewable(filter))
  return found?.total ?? 0
}

export async function findApplication(db: Db, pk: number): Promise<ApplicationRow | undefined> {
  const [found] = await select(db).where(and(eq(applications.pk, pk), reviewable()))
  return found
}

/**
 * The same row, with its shop, held until the transaction ends: two who decide at once come one after
 * the other. The shop holds its application as it holds its offers.
 */
export async function lockApplication(tx: Db, pk: number): Promise<ApplicationRow | undefined> {
  const its = tx
    .select({ id: applications.commerce })
    .from(applications)
    .where(eq(applications.pk, pk))
  await lockCommerces(tx, inArray(commerces.id, its))
  return findApplication(tx, pk)
}

export async function updateApplication(
  db: Db,
  pk: number,
  changes: Partial<typeof applications.$inferInsert>,
): Promise<void> {
  await db.update(applications).set(changes).where(eq(applications.pk, pk))
}
