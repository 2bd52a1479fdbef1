import type { Category, CategoryDetail, CategoryUse } from '#contract/categories.ts'
import type { TownFigures } from '#contract/figures.ts'
import { call, get } from '#web/api/api.ts'
import { getPublic } from '#web/api/http.ts'
import { resource } from '#web/api/resource.ts'

/** `words`: separated by commas. `like`: the trade whose words are also found; '': the trade in the name. */
export type CategoryValues = { name: string; words?: string; like?: string }

export const {
  create: createCategory,
  replace: saveCategory,
  restore: restoreCategory,
} = resource<Category, CategoryValues>('/api/category/')

export const { page: listCategoryUse } = resource<CategoryUse>('/api/category/use/')

/** Lists the searches without a result in the last year, the most frequent first. */
export async function listFailedSearches(): Promise<string[]> {
  const figures = await get<TownFigures>('/api/figures/', { days: 365 })
  return figures.searches_without_result.map(({ text }) => text)
}

export const listCategories = () => getPublic<Category[]>('/api/category/')

export const findCategory = (id: number) => getPublic<CategoryDetail>(`/api/category/${id}/`)

/** Throws 409 if the category is in use, unless `reassign` is the category for its shops and offers. */
export const deleteCategory = (id: number, reassign?: number) =>
  call<void>({ url: `/api/category/${id}/`, method: 'delete', params: { reassign } })
