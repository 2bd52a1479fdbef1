import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { CATEGORY_TAKEN, type Category, type CategoryForm } from '#contract/categories.ts'
import { changed, record } from '../activity/record.ts'
import { lockName } from '../auth/locks.ts'
import { violatedConstraint } from '../database/constraints.ts'
import type { Db } from '../database/open.ts'
import { categories } from '../database/schema.ts'
import { invalid, notFound } from '../errors.ts'
import type { Viewer } from '../http/access.ts'
import type { SignedCall } from '../http/route.ts'
import type { Services } from '../services.ts'
import { findRecoverableCategory, lockCategories } from './queries.ts'

/** Errors, of all three: 400 by field for a name that is taken. */
export function createCategory(
  { db, clock, viewer }: SignedCall,
  { name }: CategoryForm,
): Promise<Category> {
  return inTransaction(db, async (tx) => {
    await refuseTakenName(tx, name)
    const [created] = await tx.insert(categories).values({ name }).returning()
    const { id } = created!
    await record(tx, {
      ...auditEvent(viewer, 'create'),
      id,
      name,
      after: { name },
      at: clock.now(),
    })
    return { id, name }
  })
}

export function updateCategory(
  { db, clock, viewer }: SignedCall,
  id: number,
  form: Partial<CategoryForm>,
): Promise<Category> {
  return inTransaction(db, async (tx) => {
    if (form.name !== undefined) await lockName(tx, 'category', form.name)
    const present = (await lockCategories(tx, [id])).get(id)
    if (present === undefined) throw notFound()
    const changes = changed(present, form, ['name'])
    if (changes === undefined) return present
    await refuseTakenName(tx, form.name!, id)
    const saved = { ...present, ...form }
    await tx.update(categories).set(form).where(eq(categories.id, id))
    await record(tx, { ...auditEvent(viewer, 'update'), ...saved, ...changes, at: clock.now() })
    return saved
  })
}

/**
 * Restores a category from the bin; one that is not deleted stays as it is. Its former shops keep the
 * categories they have now.
 */
export function restoreCategory(call: SignedCall, id: number): Promise<Category> {
  const { db, clock, viewer } = call
  return inTransaction(db, async (tx) => {
    const found = await findRecoverableCategory(tx, call, id)
    if (found === undefined) throw notFound()
    await refuseTakenName(tx, found.name, id)
    const restored = await tx
      .update(categories)
      .set({ deleted_at: null })
      .where(and(eq(categories.id, id), isNotNull(categories.deleted_at)))
      .returning()
    if (restored.length === 0) return found
    await record(tx, { ...auditEvent(viewer, 'restore'), id, name: found.name, at: clock.now() })
    return found
  })
}

const auditEvent = (actor: Viewer, verb: 'create' | 'update' | 'restore') => ({
  actor,
  verb,
  type: 'category' as const,
})

/** Also one that looks the same. */
async function refuseTakenName(tx: Db, name: string, own?: number): Promise<void> {
  await lockName(tx, 'category', name)
  const others = own === undefined ? undefined : ne(categories.id, own)
  const looksSame = sql`name_skeleton(${categories.name}) = name_skeleton(${name})`
  const taken = await tx.$count(categories, and(looksSame, isNull(categories.deleted_at), others))
  if (taken > 0) throw invalid({ name: [CATEGORY_TAKEN] })
}

/** The version before locks no names: of two who choose the same at once, the database refuses the second. */
async function inTransaction<Saved>(
  db: Services['db'],
  save: (tx: Db) => Promise<Saved>,
): Promise<Saved> {
  try {
    return await db.transaction(save)
  } catch (error) {
    if (violatedConstraint(error) !== 'categories_name') throw error
    throw invalid({ name: [CATEGORY_TAKEN] })
  }
}
