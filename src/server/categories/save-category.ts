import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { CATEGORY_TAKEN, type CategoryDetail, type CategoryForm } from '#contract/categories.ts'
import { wordsOfTrades } from '#contract/trades/trades.ts'
import { changed, record } from '../activity/record.ts'
import { lockName } from '../auth/locks.ts'
import type { Db } from '../database/open.ts'
import { categories } from '../database/schema.ts'
import { invalid, notFound } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { findRecoverableCategory, lockCategories } from './queries.ts'

/** Throws 400 with `{name}` if the name is taken, as do `updateCategory` and `restoreCategory`. */
export function createCategory(call: SignedCall, form: CategoryForm): Promise<CategoryDetail> {
  const { name } = form
  const row = withWords({ name, words: [], like: null, words_edited: false }, form)
  return call.db.transaction(async (tx) => {
    await refuseTakenName(tx, name)
    const [created] = await tx.insert(categories).values(row).returning()
    const { id } = created!
    await record(tx, call, { verb: 'create', type: 'category', id, name, after: { name } })
    return created!
  })
}

export function updateCategory(call: SignedCall, id: number, form: Partial<CategoryForm>) {
  return call.db.transaction(async (tx) => {
    if (form.name !== undefined) await lockName(tx, 'category', form.name)
    const category = (await lockCategories(tx, [id])).get(id)
    if (category === undefined) throw notFound()
    const { words, like, words_edited } = category
    const saved = withWords({ name: form.name ?? category.name, words, like, words_edited }, form)
    // Derived words are not logged: nobody edited them.
    const wordFields = saved.words_edited ? (['words'] as const) : []
    const changes = changed(category, saved, ['name', ...wordFields, 'like'])
    if (changes === undefined) return category
    if (saved.name !== category.name) await refuseTakenName(tx, saved.name, id)
    await tx.update(categories).set(saved).where(eq(categories.id, id))
    const { name } = saved
    await record(tx, call, { verb: 'update', type: 'category', id, name, ...changes })
    return { id, ...saved }
  })
}

type SearchWords = Pick<typeof categories.$inferSelect, 'name' | 'words' | 'like' | 'words_edited'>

/** Takes changed words of the form. Otherwise derives words from the trade or name, unless the saved ones were edited. */
function withWords(category: SearchWords, { words, like = category.like }: Partial<CategoryForm>) {
  const isEdited = words !== undefined && words.join() !== category.words.join()
  if (isEdited) return { ...category, words, like, words_edited: true }
  if (category.words_edited && like === category.like) return category
  return { ...category, words: wordsOfTrades(category.name, like), like, words_edited: false }
}

export function restoreCategory(call: SignedCall, id: number): Promise<CategoryDetail> {
  return call.db.transaction(async (tx) => {
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

/** A name that only looks the same (equal `name_skeleton`) is taken, too. */
async function refuseTakenName(tx: Db, name: string, ownId?: number): Promise<void> {
  await lockName(tx, 'category', name)
  const isOther = ownId === undefined ? undefined : ne(categories.id, ownId)
  const looksSame = sql`name_skeleton(${categories.name}) = name_skeleton(${name})`
  const taken = await tx.$count(categories, and(looksSame, isNull(categories.deleted_at), isOther))
  if (taken > 0) throw invalid({ name: [CATEGORY_TAKEN] })
}
