import { and, inArray, isNull } from 'drizzle-orm'
import type { NewCommerce } from '#contract/commerces.ts'
import type { FieldErrors } from '#contract/field-errors.ts'
import { UNKNOWN_CATEGORY } from '#contract/fields.ts'
import type { Db } from '../database/open.ts'
import { applications, categories, commerces } from '../database/schema.ts'
import { invalid } from '../errors.ts'
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

/**
 * Refuses a category that is not there, or is deleted, under the field at `path`. The others are held
 * until the transaction ends, so that nobody deletes them meanwhile: hold the row that names them before.
 */
export async function refuseUnknownCategories(
  db: Db,
  ids: number[],
  path: string[],
): Promise<void> {
  const known = await db
    .select({ id: categories.id })
    .from(categories)
    .where(and(inArray(categories.id, ids), isNull(categories.deleted_at)))
    .orderBy(categories.id)
    .for('key share')
  if (known.length === ids.length) return
  throw invalid(
    path.reduceRight<FieldErrors | string[]>(
      (errors, step) => ({ [step]: errors }),
      [UNKNOWN_CATEGORY],
    ) as FieldErrors,
  )
}
