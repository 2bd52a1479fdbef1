import type { Category, CategoryDetail, CategoryUse } from '#contract/categories.ts'
import type { TownFigures } from '#contract/figures.ts'
import { call, get } from '#web/api/api.ts'
import { getPublic } from '#web/api/http.ts'
import { resource } from '#web/api/resource.ts'

/** As they are typed: words with commas between, '' for the trade that the name tells. */
export type CategoryValues = { name: string; words?: string; like?: string }

export const {
  create: createCategory,
  replace: saveCategory,
  restore: restoreCategory,
} = resource<Category, CategoryValues>('/api/category/')

export const { page: listCategoryUse } = resource<CategoryUse>('/api/category/use/')

/** What was searched for in a year and nobody has, the most frequent first. */
export const listSoughtInVain = async () =>
  (await get<TownFigures>('/api/figures/', { days: 365 })).searches_without_result.map(
    ({ text }) => text,
  )

/** Readable without an account: a registration chooses among them. */
export const listCategories = () => getPublic<Category[]>('/api/category/')

/** With what people look for there. */
export const findCategory = (id: number) => getPublic<CategoryDetail>(`/api/category/${id}/`)

/** A used one is refused, unless it is said where its shops and offers go. */
export const deleteCategory = (id: number, reassign?: number) =>
  call<void>({ url: `/api/category/${id}/`, method: 'delete', params: { reassign } })
