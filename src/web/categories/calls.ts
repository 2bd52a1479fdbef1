import type { Category, CategoryForm, CategoryUse } from '#contract/categories.ts'
import { PAGE_SIZE, type Page } from '#contract/paging.ts'
import { call, get } from '#web/api/api.ts'

export const listCategoryUse = (query: { search?: string; page: number }) =>
  get<Page<CategoryUse>>('/api/category/use/', { ...query, page_size: PAGE_SIZE })

/** `key` is the same for the same content: what was sent twice counts once. */
export const createCategory = (data: CategoryForm, key: string) =>
  call<Category>({
    url: '/api/category/',
    method: 'post',
    data,
    headers: { 'Idempotency-Key': key },
  })

export const saveCategory = (id: number, form: CategoryForm) =>
  call<Category>({ url: `/api/category/${id}/`, method: 'put', data: form })

/** A used one is refused, unless it is said where its shops and offers go. */
export const deleteCategory = (id: number, reassign?: number) =>
  call<void>({ url: `/api/category/${id}/`, method: 'delete', params: { reassign } })

export const restoreCategory = (id: number) =>
  call<Category>({ url: `/api/category/${id}/restore/`, method: 'post' })
