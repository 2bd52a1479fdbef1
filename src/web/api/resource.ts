import { PAGE_SIZE, type Page } from '#contract/paging.ts'
import { call, get } from './api.ts'
import { type OnPercent, send, upload } from './http.ts'

export type Upload = { photo?: File | undefined; onPercent?: OnPercent }

/** Returns the CRUD calls of a path such as `/api/faq/`. `Form` is the body of POST and PUT, `Changes` of PATCH. */
export function resource<Item, Form extends object = never, Changes extends object = never>(
  path: string,
) {
  const at = (id: number) => `${path}${id}/`
  const post = <Answer = Item>(id: number, action: string, data?: object) =>
    call<Answer>({ url: `${at(id)}${action}/`, method: 'post', data })
  return {
    page: ({ page = 1, size = PAGE_SIZE, ...query }: PageQuery) =>
      get<Page<Item>>(path, { ...query, page, page_size: size }),
    find: (id: number | string) => get<Item>(`${path}${encodeURIComponent(id)}/`),
    create: (form: Form, key: string, options: Upload = {}) =>
      sendForm<Item>('post', path, form, { ...options, key }),
    replace: (id: number, form: Form) => sendForm<Item>('put', at(id), form),
    change: (id: number, changes: Changes, options?: Upload) =>
      sendForm<Item>('patch', at(id), changes, options),
    remove: (id: number, reason?: string) =>
      call<void>({ url: at(id), method: 'delete', data: reason && { reason } }),
    restore: (id: number) => post<Item>(id, 'restore'),
    post,
  }
}

type PageQuery = { page?: number; size?: number; [name: string]: unknown }

/** Sends JSON, or a multipart form with upload progress if there is a photo. `version` is sent as `If-Match`. */
export function sendForm<Answer>(
  method: 'post' | 'put' | 'patch',
  url: string,
  fields: object,
  { photo, onPercent = () => {}, key, version }: Upload & { key?: string; version?: number } = {},
): Promise<Answer> {
  const headers = {
    ...(key !== undefined && { 'Idempotency-Key': key }),
    ...(version !== undefined && { 'If-Match': `"${version}"` }),
  }
  if (photo === undefined) return call<Answer>({ method, url, headers, data: fields })
  const data = formData(fields, photo)
  return call<Answer>({ method, url, headers, data }, (request) =>
    upload(onPercent, (uploadConfig) => send<Answer>({ ...uploadConfig, ...request })),
  )
}

function formData(fields: object, photo: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue
    const values = [value].flat()
    // In a multipart form, null and the empty list are sent as an empty text.
    for (const item of values.length > 0 ? values : ['']) form.append(name, asText(item))
  }
  form.append('photo', photo, photo.name)
  return form
}

const asText = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')
