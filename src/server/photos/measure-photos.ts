import { and, eq, isNull } from 'drizzle-orm'
import { photos } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { fileNames } from './store-photo.ts'

/** Photos per query. */
const BATCH = 1000

/** Measures the files of photos that were stored before `bytes` existed. */
export async function measurePhotos({
  db,
  photos: store,
}: Pick<Services, 'db' | 'photos'>): Promise<void> {
  for (;;) {
    const rows = await db
      .select({ hash: photos.hash })
      .from(photos)
      .where(isNull(photos.bytes))
      .limit(BATCH)
    for (const { hash } of rows) {
      const files = await Promise.all(fileNames(hash).map((name) => store.find(name)))
      const bytes = files.reduce((sum, file) => sum + (file?.size ?? 0), 0)
      await db
        .update(photos)
        .set({ bytes })
        .where(and(eq(photos.hash, hash), isNull(photos.bytes)))
    }
    if (rows.length < BATCH) return
  }
}
