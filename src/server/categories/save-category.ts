import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { CATEGORY_TAKEN, type CategoryDetail, type CategoryForm } from '#contract/categories.ts'
import { wordsOfTrades } from '#contract/trades/trades.ts'
import { changed, record } from '../activity/record.ts'
import { lockName } from '../auth/locks.ts'
import { violatedConstraint } from '../database/constraints.ts'
import type { Db } from '../database/open.ts'
import { categories } from '../database/schema.ts'
import { invalid, notFound } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import type { Services } from '../services.ts'
import { findRecoverableCategory, lockCategories } from './queries.ts'

/** Errors, of all three: 400 by field for a name that is taken. */
export function createCategory(call: SignedCall, form: CategoryForm): Promise<CategoryDetail> {
  const { name } = form
  const row = withWords({ name, words: [], like: null, words_edited: false }, form)
  return inTransaction(call.db, async (tx) => {
    await refuseTakenName(tx, name)
    const [created] = await tx.insert(categories).values(row).returning()
    const { id } = created!
    await record(tx, call, { verb: 'create', type: 'category', id, name, after: { name } })
    return created!
  })
}

export function updateCategory(
  call: SignedCall,
  id: number,
  form: Partial<CategoryForm>,
): Promise<CategoryDetail> {
  return inTransaction(call.db, async (tx) => {
    if (form.name !== undefined) await lockName(tx, 'category', form.name)
    const present = (await lockCategories(tx, [id])).get(id)
    if (present === undefined) throw notFound()
    const { words, like, words_edited } = present
    const saved = withWords({ name: form.name ?? present.name, words, like, words_edited }, form)
    // Words that follow name and trade are no change of somebody's.
    const fields = saved.words_edited
      ? (['name', 'words', 'like'] as const)
      : (['name', 'like'] as const)
    const changes = changed(present, saved, fields)
    if (changes === undefined) return present
    if (saved.name !== present.name) await refuseTakenName(tx, saved.name, id)
    await tx.update(categories).set(saved).where(eq(categories.id, id))
    const { name } = saved
    await record(tx, call, { verb: 'update', type: 'category', id, name, ...changes })
    return { id, ...saved }
  })
}

type Worded = Pick<typeof categories.$inferSelect, 'name' | 'words' | 'like' | 'words_edited'>

/** Words that are sent are edited, if they are others; without them another trade, or name, brings its own. */
function withWords(present: Worded, { words, like = present.like }: Partial<CategoryForm>): Worded {
  const isEdited = words !== undefined && words.join() !== present.words.join()
  if (isEdited) return { ...present, words, like, words_edited: true }
  if (present.words_edited && like === present.like) return present
  return { ...present, words: wordsOfTrades(present.name, like), like, words_edited: false }
}

/**
 * Restores a category from the bin; one that is not deleted stays as it is. Its former shops keep the
 * categories they have now.
 */
export function restoreCategory(call: SignedCall, id: number): Promise<CategoryDetail> {
  return inTransaction(call.db, async (tx) => {
    const found = await findRecoverableCategory(tx, call, id)
    if (found === undefined) throw notFound()
    await refuseTakenName(tx, found.name, id)
    const restored = await tx
      .update(categories)
      .set({ deleted_at: null })
      .where(and(eq(categories.id, id), isNotNull(categories.deleted_at)))
      .returning()
    if (restored.length === 0) return found
    await record(tx, call, { verb: 'restore', type: 'category', id, name: found.name })
    return found
  })
}

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
