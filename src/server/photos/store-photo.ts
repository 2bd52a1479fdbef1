import { eq, sql } from 'drizzle-orm'
import { PHOTO_WIDTHS, photoPath } from '#contract/photos.ts'
import type { Db } from '../database/open.ts'
import { photos } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { type Picture, type ResizedPhoto, resizePhoto } from './resize-photo.ts'

/** A photo whose files are written. They stay at hand until its row is saved. */
export type StoredPhoto = Omit<typeof photos.$inferInsert, 'bytes'> & {
  /** Of the files together. */
  bytes: number
  files: { name: string; bytes: Buffer }[]
}

/** Any number, the same in every instance: with a photo's hash it names the lock on that photo. */
const PHOTO_LOCK = 7_216_445

/**
 * Writes a picture in every width and answers what `savePhoto` makes a row of. Files come before the
 * row, so that a row never points at a missing file. `who` sent it waits for a turn. Throws
 * BrokenPhoto, and ServiceUnavailable with nothing left behind.
 */
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
  await deleteUnusedFiles(services, stored.hash).catch(() => {})
  throw failed.reason
}

/**
 * Saves a photo's row in the transaction that refers to it, as its first step. Until that ends no
 * sweep touches the photo, and what one took away since it was kept is written again.
 */
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
  for (const { name, bytes } of files) {
    if ((await store.find(name)) === undefined) await store.write(name, bytes)
  }
}

/** Removes the files of a photo that came to nothing, unless a row names them all the same. */
export async function deleteUnusedFiles(
  { db, photos: store }: Pick<Services, 'db' | 'photos'>,
  hash: string,
  names = fileNames(hash),
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPhoto(tx, hash)
    if ((await tx.$count(photos, eq(photos.hash, hash))) > 0) return
    for (const name of names) await store.remove(name)
  })
}

async function lockPhoto(tx: Db, hash: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${PHOTO_LOCK}, hashtext(${hash}))`)
}

/** The names of a photo's files. */
export function fileNames(hash: string): string[] {
  return PHOTO_WIDTHS.map((width) => fileName(hash, width))
}

function fileName(hash: string, width: ResizedPhoto['files'][number]['width']): string {
  return photoPath(hash, width).replace('/photos/', '')
}
