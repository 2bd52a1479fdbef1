import type { Category, CategoryForm, CategoryUse } from '#contract/categories.ts'
import { call } from '#web/api/api.ts'
import { getPublic } from '#web/api/http.ts'
import { resource } from '#web/api/resource.ts'

export const {
  create: createCategory,
  replace: saveCategory,
  restore: restoreCategory,
} = resource<Category, CategoryForm>('/api/category/')

export const { page: listCategoryUse } = resource<CategoryUse>('/api/category/use/')

/** Readable without an account: a registration chooses among them. */
export const listCategories = () => getPublic<Category[]>('/api/category/')

/** A used one is refused, unless it is said where its shops and offers go. */
export const deleteCategory = (id: number, reassign?: number) =>
  call<void>({ url: `/api/category/${id}/`, method: 'delete', params: { reassign } })
