import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { ShopPhoto } from '#contract/gallery.ts'
import type { Db } from '../database/open.ts'
import { commercePhotos, commerces, photos } from '../database/schema.ts'

/** `photo` is the hash. */
export type FurtherPhoto = Omit<ShopPhoto, 'url'> & { photo: string }

/** Selects the photos of a shop without its cover. The query must select from `commerces`. */
const furtherPhotos = sql<FurtherPhoto[]>`(
  select coalesce(json_agg(json_build_object(
    'id', further.id, 'photo', further.photo, 'width', picture.width, 'height', picture.height,
    'alt', further.alt, 'placeholder', picture.placeholder
  ) order by further.position), '[]')
  from commerce_photos further join photos picture on picture.hash = further.photo
  where further.commerce = ${commerces.id} and further.deleted_at is null)`

/** The query must join `photos`. */
export const photoColumns = {
  photo_width: photos.width,
  photo_height: photos.height,
  photo_placeholder: photos.placeholder,
}

/** The query must join `photos` by the cover. */
export const galleryColumns = {
  photo: commerces.photo,
  ...photoColumns,
  photo_id: commerces.photo_id,
  photo_alt: commerces.photo_alt,
  further_photos: furtherPhotos,
}

type GalleryRow = Pick<typeof commerces.$inferSelect, 'photo' | 'photo_id' | 'photo_alt'> & {
  photo_width: number
  photo_height: number
  photo_placeholder: string
  further_photos: FurtherPhoto[]
}

/** Returns the cover and the other photos, or [] if there is no cover. `urlOf` makes a URL from a hash. */
export function presentPhotos(row: GalleryRow, urlOf: (hash: string) => string): ShopPhoto[] {
  const cover = {
    id: row.photo_id,
    photo: row.photo,
    width: row.photo_width,
    height: row.photo_height,
    alt: row.photo_alt,
    placeholder: row.photo_placeholder,
  }
  const all = row.photo === '' ? [] : [cover, ...row.further_photos]
  return all.map(({ photo, ...rest }) => ({ ...rest, url: urlOf(photo) }))
}

export type PhotoFields = Pick<typeof commercePhotos.$inferSelect, keyof typeof furtherColumns>

export const furtherColumns = {
  id: commercePhotos.id,
  photo: commercePhotos.photo,
  alt: commercePhotos.alt,
  photo_focus_x: commercePhotos.photo_focus_x,
  photo_focus_y: commercePhotos.photo_focus_y,
}

/** Reads the photos of a shop without its cover, in order. Lock the shop first. */
export async function readFurther(tx: Db, commerce: number): Promise<PhotoFields[]> {
  return await tx
    .select(furtherColumns)
    .from(commercePhotos)
    .where(and(eq(commercePhotos.commerce, commerce), isNull(commercePhotos.deleted_at)))
    .orderBy(asc(commercePhotos.position))
}

/** Replaces the photos of a shop except its cover, which has position 1. */
export async function writeFurther(tx: Db, commerce: number, further: PhotoFields[]) {
  await tx
    .delete(commercePhotos)
    .where(and(eq(commercePhotos.commerce, commerce), isNull(commercePhotos.deleted_at)))
  if (further.length === 0) return
  await tx
    .insert(commercePhotos)
    .values(further.map((photo, index) => ({ ...photo, commerce, position: index + 2 })))
}

/** Returns an id for a cover or another photo; all photos take ids from one sequence. */
export async function nextPhotoId(tx: Db): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select nextval('commerce_photos_id_seq'::regclass) as id`,
  )
  return Number(rows[0]!.id)
}
