import type { NewCommerce } from '#contract/commerces.ts'
import type { Db } from '../database/open.ts'
import { applications, commerces } from '../database/schema.ts'
import { type KeptPhoto, savePhoto } from '../photos/keep-photo.ts'
import type { Services } from '../services.ts'

/** Saves a shop with its photo and the application that asks for its review. Answers its id. */
export async function createCommerce(
  db: Db,
  store: Services['photos'],
  owner: number,
  { application, ...fields }: NewCommerce,
  photo: KeptPhoto,
  now: Date,
): Promise<number> {
  const at = now.toISOString()
  await savePhoto(db, store, photo)
  const [created] = await db
    .insert(commerces)
    .values({ ...fields, owner_id: owner, photo: photo.hash, created_at: at, updated_at: at })
    .returning({ id: commerces.id })
  const commerce = created!.id
  await db
    .insert(applications)
    .values({ commerce, status: 'PE', application: application.application, submitted_at: at })
  return commerce
}
