import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { FieldErrors } from '#contract/field-errors.ts'
import { UNKNOWN_CATEGORY } from '#contract/fields.ts'
import type { Db } from '../database/open.ts'
import { categories } from '../database/schema.ts'
import { invalid } from '../errors.ts'

/** Any number, the same in every instance. */
const USE_LOCK = 7_216_447

/**
 * To be called before any row is locked, by whoever gives a shop or an offer its categories: until the
 * transaction ends no category is deleted. Many hold it at once.
 */
export async function lockCategoryUse(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${USE_LOCK})`)
}

/** The same for whoever deletes a category: what has it is the same until the transaction ends. */
export async function lockCategoryDeletion(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${USE_LOCK})`)
}

/** Refuses a category that is not there, or is deleted, under the field at `path`. */
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
  if (known.length === ids.length) return
  throw invalid(
    path.reduceRight<FieldErrors | string[]>(
      (errors, step) => ({ [step]: errors }),
      [UNKNOWN_CATEGORY],
    ) as FieldErrors,
  )
}
