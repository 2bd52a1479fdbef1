import { isNull, sql } from 'drizzle-orm'
import type { Category } from '#contract/categories.ts'
import type { Db } from '../database/open.ts'
import { prepared } from '../database/prepared.ts'
import { categories } from '../database/schema.ts'
import type { Span } from '../http/lists.ts'

const listStatement = prepared((db) =>
  db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(isNull(categories.deleted_at))
    .orderBy(categories.name, categories.id)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('list_categories'),
)

/** By name, as Spanish orders it. */
export function listCategories(db: Db, span: Span): Promise<Category[]> {
  return listStatement(db).execute(span)
}

export function countCategories(db: Db): Promise<number> {
  return db.$count(categories, isNull(categories.deleted_at))
}
