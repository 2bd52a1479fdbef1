import { and, eq, inArray, lt, notExists } from 'drizzle-orm'
import { commercePhotos, commerces, offers, photos, proposals } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { deleteUnusedFiles } from './store-photo.ts'

/** Younger photos may belong to a form that is still being saved. */
const DAY_MS = 24 * 60 * 60 * 1000
const FILES_PER_BATCH = 1000
const HASH = /^[0-9a-f]{64}(?=-\d+\.webp$)/

/**
 * Deletes rows that no shop, offer or proposal uses, the bin included, and files without a row, if older than a day.
 * Rows are deleted first, so that a crash leaves no row without its files.
 */
export async function sweepPhotos(services: Pick<Services, 'db' | 'photos' | 'clock'>) {
  const { db, photos: store, clock } = services
  const before = new Date(clock.now().getTime() - DAY_MS)
  const unused = [commerces, commercePhotos, offers, proposals].map((table) =>
    notExists(db.select({ photo: table.photo }).from(table).where(eq(table.photo, photos.hash))),
  )
  await db.delete(photos).where(and(lt(photos.created_at, before.toISOString()), ...unused))

  let batch: string[] = []
  for await (const name of store.names()) {
    batch.push(name)
    if (batch.length < FILES_PER_BATCH) continue
    await sweepFiles(services, batch, before)
    batch = []
  }
  await sweepFiles(services, batch, before)
}

async function sweepFiles(
  services: Pick<Services, 'db' | 'photos'>,
  names: string[],
  before: Date,
): Promise<void> {
  const hashes = [...new Set(names.map(hashOf))]
  const rows = await services.db
    .select({ hash: photos.hash })
    .from(photos)
    .where(inArray(photos.hash, hashes))
  const used = new Set(rows.map((row) => row.hash))
  for (const name of names) {
    if (used.has(hashOf(name))) continue
    const file = await services.photos.find(name)
    if (file && file.written < before) await deleteUnusedFiles(services, hashOf(name), [name])
  }
}

/** Returns the hash in a name, or the whole name of a file that is no photo, for example of an interrupted write. */
function hashOf(name: string): string {
  return HASH.exec(name)?.[0] ?? name
}
