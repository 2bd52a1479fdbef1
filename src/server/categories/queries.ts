import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type {
  Category,
  CategoryDetail,
  CategoryQuery,
  CategoryUse,
  CategoryUseQuery,
} from '#contract/categories.ts'
import { rowsWithBin } from '../bin/rows-with-bin.ts'
import { lockCommerces } from '../database/commerce-rows.ts'
import type { Db } from '../database/open.ts'
import {
  categories,
  commerceCategories,
  commerces,
  offerCategories,
  offers,
  subscriptions,
} from '../database/schema.ts'
import { sortedBy, withIds } from '../http/ordering.ts'
import { type RowList, rowListOf } from '../http/row-list.ts'
import { shopsWithCategoryProposals } from '../review/follow-category.ts'

const columns = { id: categories.id, name: categories.name }

const detailColumns = { ...columns, words: categories.words, like: categories.like }

type CategoryRow = CategoryDetail & { words_edited: boolean }

const BY_NAME = [categories.name, categories.id]

export function listCategories(db: Db): Promise<Category[]> {
  return db
    .select(columns)
    .from(categories)
    .where(matching({}))
    .orderBy(...BY_NAME)
}

export function findCategories(db: Db, query: CategoryQuery): RowList<Category> {
  return rowListOf(
    db,
    () => db.select(columns).from(categories).where(matching(query)),
    sortedBy(columns, query.ordering, categories.id) ?? BY_NAME,
  )
}

/** Raw SQL, because Drizzle does not qualify the columns of a single table. */
const use = {
  commerces: sql<number>`(select count(*)::int from commerce_categories linked
    join commerces on commerces.id = linked.commerce and commerces.deleted_at is null
    where linked.category = categories.id)`,
  offers: sql<number>`(select count(*)::int from offer_categories linked
    join offers on offers.id = linked.offer and offers.deleted_at is null
    join commerces on commerces.id = offers.commerce and commerces.deleted_at is null
    where linked.category = categories.id)`,
}

const useColumns = { ...detailColumns, ...use }

export function listCategoryUse(db: Db, query: CategoryUseQuery): RowList<CategoryUse> {
  return rowListOf(
    db,
    () => db.select(useColumns).from(categories).where(matching(query)),
    sortedBy({ ...columns, ...use }, query.ordering, categories.id) ?? BY_NAME,
  )
}

function matching({ id, search }: Pick<CategoryQuery, 'id' | 'search'>): SQL | undefined {
  return and(
    isNull(categories.deleted_at),
    withIds(categories.id, id),
    search ? sql`position(fold(${search}) in fold(${categories.name})) > 0` : undefined,
  )
}

export const { find: findCategory, findRecoverable: findRecoverableCategory } =
  rowsWithBin<CategoryDetail>(categories, detailColumns)

/** Locks the shops with a category, in the bin, too, and shops with the category in an offer or a pending change. */
export async function lockCommercesWith(tx: Db, id: number): Promise<void> {
  const shopsOfOffers = tx
    .select({ id: offers.commerce })
    .from(offers)
    .where(inArray(offers.id, offersOf(tx, id)))
  const usesCategory = or(
    inArray(commerces.id, commercesOf(tx, id)),
    inArray(commerces.id, shopsOfOffers),
    inArray(commerces.id, shopsWithCategoryProposals(tx, id)),
  )
  await lockCommerces(tx, usesCategory!)
}

/** Returns categories by id. Before a deletion, lock with `update`. */
export async function lockCategories(
  db: Db,
  ids: number[],
  strength: 'no key update' | 'update' = 'no key update',
): Promise<Map<number, CategoryRow>> {
  const lockedRows = await db
    .select({ ...detailColumns, words_edited: categories.words_edited })
    .from(categories)
    .where(and(inArray(categories.id, ids), isNull(categories.deleted_at)))
    .orderBy(asc(categories.id))
    .for(strength)
  return new Map(lockedRows.map((category) => [category.id, category]))
}

export async function findCategoryUse(db: Db, id: number): Promise<CategoryUse | undefined> {
  const [found] = await db.select(useColumns).from(categories).where(eq(categories.id, id))
  return found
}

export async function moveToCategory(db: Db, from: number, to: number, at: string): Promise<void> {
  const category = replaceCategory(offers.category, from, to)
  const isOffer = inArray(offers.id, offersOf(db, from))
  await db.update(offers).set({ category, updated_at: at }).where(isOffer)
  const version = sql`${commerces.version} + 1`
  await db
    .update(commerces)
    .set({ category: replaceCategory(commerces.category, from, to), version, updated_at: at })
    .where(inArray(commerces.id, commercesOf(db, from)))
}

function offersOf(db: Db, category: number) {
  return db
    .select({ id: offerCategories.offer })
    .from(offerCategories)
    .where(eq(offerCategories.category, category))
}

function commercesOf(db: Db, category: number) {
  return db
    .select({ id: commerceCategories.commerce })
    .from(commerceCategories)
    .where(eq(commerceCategories.category, category))
}

export async function moveSubscribers(tx: Db, from: number, to: number): Promise<void> {
  const replaced = replaceCategory(subscriptions.categories, from, to)
  const hasCategory = sql`${subscriptions.categories} @> array[${from}::int]`
  await tx.update(subscriptions).set({ categories: replaced }).where(hasCategory)
}

function replaceCategory(column: PgColumn, from: number, to: number): SQL {
  return sql`case when ${to} = any (${column}) then array_remove(${column}, ${from})
    else array_replace(${column}, ${from}, ${to}) end`
}
