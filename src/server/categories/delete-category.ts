import { eq } from 'drizzle-orm'
import { FIRST_CATEGORY, INVALID_REASSIGN } from '#contract/categories.ts'
import { record } from '../activity/record.ts'
import { lockCategoryDeletion } from '../database/category-rows.ts'
import { categories } from '../database/schema.ts'
import { categoryInUse, firstCategoryNotDeletable, invalid, notFound } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { followCategory } from '../review/follow-category.ts'
import {
  findCategoryUse,
  lockCategories,
  lockCommercesWith,
  moveSubscribers,
  moveToCategory,
} from './queries.ts'

/** Without `reassign`, throws 409 if the category is used; rows in the bin get the first category. */
export async function deleteCategory(call: SignedCall, id: number, reassign: number | undefined) {
  const at = call.clock.now().toISOString()
  await call.db.transaction(async (tx) => {
    await lockCategoryDeletion(tx)
    await lockCommercesWith(tx, id)
    const lockedCategories = await lockCategories(tx, [id, reassign ?? FIRST_CATEGORY], 'update')
    const category = lockedCategories.get(id)
    if (category === undefined) throw notFound()
    if (id === FIRST_CATEGORY) throw firstCategoryNotDeletable(category.name)
    const target = lockedCategories.get(reassign ?? FIRST_CATEGORY)
    if (target === undefined || target === category) throw invalid({ reassign: [INVALID_REASSIGN] })
    const { commerces, offers } = (await findCategoryUse(tx, id))!
    const isUsed = commerces + offers > 0
    if (isUsed && reassign === undefined) throw categoryInUse(category.name, { commerces, offers })
    await moveToCategory(tx, id, target.id, at)
    if (reassign !== undefined) await moveSubscribers(tx, id, target.id)
    await followCategory(tx, call, id, reassign && target.id)
    await tx.update(categories).set({ deleted_at: at }).where(eq(categories.id, id))
    const after = isUsed ? { reassign: target.name, commerces, offers } : undefined
    await record(tx, call, { verb: 'delete', type: 'category', id, name: category.name, after })
  })
}
