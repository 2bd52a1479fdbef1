import { and, eq, type SQL, sql } from 'drizzle-orm'
import { ADMINISTRATOR } from '#contract/roles.ts'
import type { Db } from '../database/open.ts'
import { commercePhotos } from '../database/schema.ts'
import type { Viewer } from '../http/access.ts'
import { furtherColumns } from '../photos/gallery-rows.ts'

export type PhotoRef = { id: number; commerce: number; deleted_at: string | null }

/** Finds a photo that the viewer may change, unless it was deleted at `cutoff` or before. */
export async function findPhoto(db: Db, viewer: Viewer, id: number, cutoff: string) {
  const reachable =
    viewer.role === ADMINISTRATOR ? sql`true` : sql`commerces.owner_id = ${viewer.id}`
  const { rows } = await db.execute<PhotoRef>(sql`
    select ${id}::int as id, commerces.id as commerce, found.deleted_at::text
    from (${shopOf(id)}) as found (commerce, deleted_at)
    join commerces on commerces.id = found.commerce
    where commerces.deleted_at is null and ${reachable}
      and (found.deleted_at is null or found.deleted_at > ${cutoff})`)
  return rows[0]
}

/** Covers and other photos have ids of the same sequence. */
const shopOf = (id: number): SQL => sql`
  select commerces.id, null::timestamptz from commerces where photo_id = ${id}
  union all
  select commerce_photos.commerce, commerce_photos.deleted_at from commerce_photos where id = ${id}`

export async function findDeleted(tx: Db, id: number) {
  const [found] = await tx
    .select({ ...furtherColumns, position: commercePhotos.position })
    .from(commercePhotos)
    .where(and(eq(commercePhotos.id, id), sql`${commercePhotos.deleted_at} is not null`))
  return found
}
