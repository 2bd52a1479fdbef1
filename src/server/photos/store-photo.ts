import { eq, sql } from 'drizzle-orm'
import { PHOTO_WIDTHS, type PhotoWidth, photoPath } from '#contract/photos.ts'
import { FACADE_SIZE } from '#contract/site-paths.ts'
import { photosAreNeeded } from '../database/backup-lock.ts'
import type { Db } from '../database/open.ts'
import { photos } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { StoreTimeout } from './photo-store.ts'
import { type Picture, resizePhoto } from './resize-photo.ts'

/** A photo whose files are written. `savePhotoRow` may write them again. */
export type StoredPhoto = Omit<typeof photos.$inferInsert, 'bytes'> & {
  /** Size of all files. */
  bytes: number
  files: { name: string; bytes: Buffer }[]
}

/** Returns the row of shops without a photo, with the size of their drawing. */
export function noPhoto({ clock }: Pick<Services, 'clock'>): StoredPhoto {
  const created_at = clock.now().toISOString()
  return { hash: '', ...FACADE_SIZE, placeholder: '', bytes: 0, files: [], created_at }
}

/** Key of an advisory lock: arbitrary, but the same in every instance. */
const PHOTO_LOCK = 7_216_445

/** Writes the files of a photo, before its row is saved (no row may lack its files). Throws UnfitPhoto. */
export async function storePhoto(
  services: Pick<Services, 'db' | 'photos' | 'clock'>,
  picture: Picture,
  who = 'the server',
): Promise<StoredPhoto> {
  const { files, ...row } = await resizePhoto(picture, who)
  const stored: StoredPhoto = {
    ...row,
    bytes: files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
    files: files.map(({ width, bytes }) => ({ name: fileName(row.hash, width), bytes })),
    created_at: services.clock.now().toISOString(),
  }
  const written = await Promise.allSettled(
    stored.files.map(({ name, bytes }) => services.photos.write(name, bytes)),
  )
  const failed = written.find((outcome) => outcome.status === 'rejected')
  if (failed === undefined) return stored
  // A store that does not respond cannot delete the files now. The sweep deletes them.
  if (failed.reason instanceof StoreTimeout) throw failed.reason
  await deleteUnusedFiles(services, stored.hash).catch(() => {})
  throw failed.reason
}

/** Call it first in a transaction: it locks the photo against the sweep, and writes deleted files again. */
export async function savePhotoRow(
  tx: Db,
  store: Services['photos'],
  { files, ...row }: StoredPhoto,
): Promise<void> {
  await lockPhoto(tx, row.hash)
  await tx
    .insert(photos)
    .values(row)
    .onConflictDoUpdate({
      target: photos.hash,
      set: { created_at: row.created_at, bytes: row.bytes },
    })
  await Promise.all(
    files.map(async ({ name, bytes }) => {
      if ((await store.find(name)) === undefined) await store.write(name, bytes)
    }),
  )
}

/** Deletes the files of a photo that was not saved, unless a row or a running backup uses them. */
export async function deleteUnusedFiles(
  { db, photos: store }: Pick<Services, 'db' | 'photos'>,
  hash: string,
  names = fileNames(hash),
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPhoto(tx, hash)
    if ((await tx.$count(photos, eq(photos.hash, hash))) > 0 || (await photosAreNeeded(tx))) return
    await Promise.all(names.map((name) => store.remove(name)))
  })
}

async function lockPhoto(tx: Db, hash: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${PHOTO_LOCK}, hashtext(${hash}))`)
}

export function fileNames(hash: string): string[] {
  return PHOTO_WIDTHS.map((width) => fileName(hash, width))
}

function fileName(hash: string, width: PhotoWidth): string {
  return photoPath(hash, width).replace('/photos/', '')
}
