import { and, inArray, isNull, sql } from 'drizzle-orm'
import { UNKNOWN_CATEGORY } from '#contract/fields.ts'
import { invalidAt } from '../errors.ts'
import type { Db } from './open.ts'
import { categories } from './schema.ts'

const CATEGORY_LOCK_KEY = 7_216_447

/** Locks categories against deletion (a shared lock) until the transaction ends. Call this before locking rows. */
export async function lockCategoryUse(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${CATEGORY_LOCK_KEY})`)
}

/** The exclusive counterpart of `lockCategoryUse`, for transactions that delete a category. */
export async function lockCategoryDeletion(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CATEGORY_LOCK_KEY})`)
}

/** Throws 400 under the field at `path` for a category that does not exist or is deleted. */
export async function refuseUnknownCategories(
  tx: Db,
  ids: number[],
  path: string[],
): Promise<void> {
  const known = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(inArray(categories.id, ids), isNull(categories.deleted_at)))
    .orderBy(categories.id)
    .for('key share')
  if (known.length < ids.length) throw invalidAt(path, UNKNOWN_CATEGORY)
}
