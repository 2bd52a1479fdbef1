import type { NewCommerce } from '#contract/commerces.ts'
import type { Db } from '../database/open.ts'
import { applications, commerces } from '../database/schema.ts'
import { type StoredPhoto, savePhotoRow } from '../photos/store-photo.ts'
import type { Services } from '../services.ts'
import { completeAddress } from './complete-address.ts'

/** Inserts a shop and its application, which is accepted if there is `acceptedBy`. Returns the shop's id. */
export async function createCommerce(
  db: Db,
  services: Pick<Services, 'photos' | 'settings'>,
  owner: number | null,
  { application, ...form }: NewCommerce,
  photo: StoredPhoto,
  now: Date,
  acceptedBy?: number,
): Promise<number> {
  const at = now.toISOString()
  const fields = completeAddress(services, form)
  await savePhotoRow(db, services.photos, photo)
  const [created] = await db
    .insert(commerces)
    .values({ ...fields, owner_id: owner, photo: photo.hash, created_at: at, updated_at: at })
    .returning({ id: commerces.id })
  const commerce = created!.id
  await db.insert(applications).values({
    commerce,
    application: application.application,
    submitted_at: at,
    ...(acceptedBy === undefined
      ? { status: 'PE' }
      : { status: 'OK', decided_at: at, decided_by: acceptedBy }),
  })
  return commerce
}
