import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { ADMINISTRATOR } from '#contract/roles.ts'
import type { Db } from '../database/open.ts'
import { prepared } from '../database/prepared.ts'
import { applications, commerces, offers, photos } from '../database/schema.ts'
import type { Viewer } from '../http/access.ts'
import type { Span } from '../http/lists.ts'

const columns = {
  id: commerces.id,
  name: commerces.name,
  description: commerces.description,
  photo: commerces.photo,
  category: commerces.category,
  direction: commerces.direction,
  n_tlf: commerces.n_tlf,
  contact_mail: commerces.contact_mail,
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
}

/** The shops that a person reaches: an administrator all, anyone else their own. */
function reachableBy(viewer: Viewer): SQL | undefined {
  return viewer.role === ADMINISTRATOR ? undefined : eq(commerces.owner_id, viewer.id)
}

const owned = eq(commerces.owner_id, sql.placeholder('owner'))

const listAll = prepared((db) => listStatement(db, 'list_commerces'))
const listOwned = prepared((db) => listStatement(db, 'list_own_commerces', owned))

/** Newest first. The span is cut from the ids alone, so that a late page costs what the first does. */
function listStatement(db: Db, name: string, condition?: SQL) {
  const span = db
    .select({ id: commerces.id })
    .from(commerces)
    .where(and(isNull(commerces.deleted_at), condition))
    .orderBy(desc(commerces.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('span')
  return db
    .select(columns)
    .from(span)
    .innerJoin(commerces, eq(commerces.id, span.id))
    .innerJoin(applications, eq(applications.commerce, commerces.id))
    .innerJoin(photos, eq(photos.hash, commerces.photo))
    .orderBy(desc(commerces.id))
    .prepare(name)
}

export function listCommerces(db: Db, viewer: Viewer, span: Span) {
  if (viewer.role === ADMINISTRATOR) return listAll(db).execute(span)
  return listOwned(db).execute({ ...span, owner: viewer.id })
}

export type CommerceRow = Awaited<ReturnType<typeof listCommerces>>[number]

export async function countCommerces(db: Db, viewer: Viewer): Promise<number> {
  return await db.$count(commerces, and(isNull(commerces.deleted_at), reachableBy(viewer)))
}

/** Undefined for a shop that is not there and for one that is another's. */
export async function findCommerce(
  db: Db,
  viewer: Viewer,
  id: number,
): Promise<CommerceRow | undefined> {
  const [found] = await db
    .select(columns)
    .from(commerces)
    .innerJoin(applications, eq(applications.commerce, commerces.id))
    .innerJoin(photos, eq(photos.hash, commerces.photo))
    .where(and(eq(commerces.id, id), isNull(commerces.deleted_at), reachableBy(viewer)))
  return found
}
