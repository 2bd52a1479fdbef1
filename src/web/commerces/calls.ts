import type { Commerce } from '#contract/commerces.ts'
import { MAX_PAGE_SIZE, PAGE_SIZE, type Page } from '#contract/paging.ts'
import { call, get, type OnPercent, upload } from '#web/api/api.ts'
import type { CommerceValues } from './commerce-values.ts'
import type { CommerceSearch } from './parse-query.ts'

export const searchCommerces = (query: CommerceSearch) =>
  get<Page<Commerce>>('/api/commerce/', { ...query, page_size: PAGE_SIZE })

/** What somebody can still bring back, the last one first. */
export const listDeletedCommerces = () =>
  get<Page<Commerce>>('/api/commerce/', { deleted: true, page: 1, page_size: MAX_PAGE_SIZE })

/** Whose a shop is from now on; '' nobody's. For the office. */
export const setOwner = (id: number, owner_email: string) =>
  call<Commerce>({ url: `/api/commerce/${id}/`, method: 'patch', data: { owner_email } })

/** `key` is the same for the same content: what was sent twice counts once. */
export function addCommerce(
  values: Partial<CommerceValues>,
  photo: File,
  key: string,
  onPercent: OnPercent,
): Promise<Commerce> {
  const data = formData(values, photo)
  const headers = { 'Idempotency-Key': key }
  return upload(onPercent, (options) =>
    call<Commerce>({ ...options, url: '/api/commerce/', method: 'post', headers, data }),
  )
}

/**
 * Saves over that version of a shop alone; without a new photo it keeps the one it has. `isAgain` also
 * sends a rejected application again, with its text.
 */
export function saveCommerce(
  { id, version }: Pick<Commerce, 'id' | 'version'>,
  { application, owner_email, ...shop }: CommerceValues,
  isAgain: boolean,
  photo: File | undefined,
  onPercent: OnPercent,
): Promise<Commerce> {
  const request = {
    url: `/api/commerce/${id}/`,
    method: 'put',
    headers: { 'If-Match': `"${version}"` },
  }
  const fields = isAgain ? { ...shop, resubmit: true, application_text: application } : shop
  if (photo === undefined) return call<Commerce>({ ...request, data: fields })
  const data = formData(fields, photo)
  return upload(onPercent, (options) => call<Commerce>({ ...options, ...request, data }))
}

export const setHidden = (id: number, hidden: boolean) =>
  call<Commerce>({ url: `/api/commerce/${id}/`, method: 'patch', data: { hidden } })

export const deleteCommerce = (id: number) =>
  call<void>({ url: `/api/commerce/${id}/`, method: 'delete' })

export const restoreCommerce = (id: number) =>
  call<Commerce>({ url: `/api/commerce/${id}/restore/`, method: 'post' })

function formData(fields: object, photo: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) form.append(name, String(one))
  }
  form.append('photo', photo, photo.name)
  return form
}
