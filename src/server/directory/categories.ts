import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type {
  ListedCategory,
  ListedCategoryColumn,
  ListedCategoryQuery,
} from '#contract/directory.ts'
import type { PlainDate } from '#contract/hours/dates.ts'
import { slugOf } from '#contract/slug.ts'
import { listCategories } from '../categories/queries.ts'
import type { Db } from '../database/open.ts'
import { preparedFor } from '../database/prepared.ts'
import { activity, categories } from '../database/schema.ts'
import { runningToday } from '../offers/offer-state-sql.ts'
import {
  type CommerceFilter,
  type Condition,
  conditionsOf,
  matching,
} from './commerce-conditions.ts'
import { commerceMatches, type Scope, searchShops } from './search.ts'

type Filter = Pick<CommerceFilter, 'today' | 'search' | 'offers' | 'open' | 'facts'>

export async function listListedCategories(db: Db, filter: Filter): Promise<ListedCategory[]> {
  const counted = await searchShops(
    filter.search,
    (scope) =>
      countStatement(db, scope, conditionsOf(filter)).execute({ ...filter, ...filter.open }),
    (found) => found.every(({ commerces }) => commerces === 0),
  )
  const slugs = slugsOf(counted)
  return counted.map((row) => ({ ...row, slug: slugs.get(row.id)! }))
}

/** Returns the number of offers, or of those in `offerIds`, by category, without categories that have none. */
export async function countOffersByCategory(
  db: Db,
  today: PlainDate,
  offerIds: number[] | undefined,
): Promise<Map<number, number>> {
  const isIncluded = offerIds ? sql`and offers.id = any(${sql.param(offerIds)}::int[])` : sql``
  const { rows } = await db.execute<{ category: number; offers: number }>(sql`
    select entry.category, count(*)::int as offers
    from offer_categories entry
    join offers on offers.id = entry.offer and offers.deleted_at is null
      and ${runningToday('offers', sql`${today}::text`)} ${isIncluded}
    join published_commerces using (commerce)
    group by entry.category
  `)
  return new Map(rows.map(({ category, offers }) => [category, offers]))
}

/** Returns the category with this slug, else the one that had it most recently according to the log. */
export async function findByFormerSlug(
  db: Db,
  listed: ListedCategory[],
  slug: string,
): Promise<ListedCategory[]> {
  const withSlug = listed.filter((category) => category.slug === slug)
  if (withSlug.length > 0) return withSlug
  const renamings = await db
    .select({ id: activity.object_id, name: sql<string | null>`${activity.before} ->> 'name'` })
    .from(activity)
    .where(and(eq(activity.object_type, 'category'), eq(activity.verb, 'update')))
    .orderBy(desc(activity.id))
  const ids = renamings.flatMap(({ id, name }) => (name && slugOf(name) === slug ? [id] : []))
  const latest = ids.find((id) => listed.some((category) => category.id === id))
  return listed.filter(({ id }) => id === latest)
}

/** `listed` is sorted by name. Ties are sorted by id. */
export function sortCategories(
  listed: ListedCategory[],
  ordering: ListedCategoryQuery['ordering'],
) {
  const [term = 'name'] = ordering ?? []
  const column = term.replace(/^-/, '') as ListedCategoryColumn
  const ascending =
    column === 'name' ? listed : listed.toSorted((a, b) => compare(a, b, column) || a.id - b.id)
  return term === column ? ascending : ascending.toReversed()
}

function compare(a: ListedCategory, b: ListedCategory, column: ListedCategoryColumn): number {
  if (column === 'slug') return a.slug < b.slug ? -1 : Number(a.slug > b.slug)
  return Number(a[column] ?? 0) - Number(b[column] ?? 0)
}

const countStatement = preparedFor(
  'count_directory',
  (db, name, scope: Scope, conditions: Condition[]) => {
    const counted = sql`(
    with ${commerceMatches(scope)}
    select category, count(*)::int as commerces
    ${matching(conditions, sql`join commerce_categories using (commerce)`)}
    group by category
  ) as counted`
    return select(db, sql`counted.commerces`)
      .leftJoin(counted, eq(sql`counted.category`, categories.id))
      .where(isNull(categories.deleted_at))
      .orderBy(categories.name, categories.id)
      .prepare(name)
  },
)

/** Returns these categories in the order of `ids`. */
export async function findListedCategories(db: Db, ids: number[]): Promise<ListedCategory[]> {
  if (ids.length === 0) return []
  const [slugs, found] = await Promise.all([
    listCategories(db).then(slugsOf),
    select(
      db,
      sql`(select count(*)::int from commerce_categories entry
        join published_commerces using (commerce) where entry.category = categories.id)`,
    ).where(sql`${categories.id} = any(${sql.param(ids)}::int[])`),
  ])
  const rows = new Map(found.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rows.get(id)
    const slug = slugs.get(id)
    return row && slug !== undefined ? { ...row, slug } : []
  })
}

function select(db: Db, count: SQL) {
  return db
    .select({
      id: categories.id,
      name: categories.name,
      commerces: sql<number>`coalesce(${count}, 0)`,
    })
    .from(categories)
}

/** Gives each category a slug. All but the oldest with the same slug get their id appended. */
function slugsOf(rows: { id: number; name: string }[]): Map<number, string> {
  const byAge = rows.toSorted((a, b) => a.id - b.id)
  const taken = new Set<string>()
  const slugs = new Map<number, string>()
  for (const { id, name } of byAge) {
    const slug = slugOf(name)
    slugs.set(id, taken.has(slug) ? `${slug}-${id}` : slug)
    taken.add(slug)
  }
  return slugs
}
