import { data, type RouterContextProvider } from 'react-router'
import { MODULES, type ModuleName, type Modules } from '#contract/modules.ts'
import { MAX_PAGE_SIZE, type Page } from '#contract/paging.ts'
import type { Site } from '#contract/site.ts'
import { apiContext } from '#web/api/server-api.ts'

type Query = Record<string, string | number | undefined | readonly number[]>

/** Reads the API on the server. Throws a status of 400 or more; the error page needs the body of a 404 or 410. */
export async function readApi<T>(
  context: Readonly<RouterContextProvider>,
  path: string,
  query: Query = {},
): Promise<T> {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [value].flat().map((item) => [name, String(item)]),
  )
  const search = entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''
  const { status, body } = await context.get(apiContext)({ path: `/api/${path}${search}` })
  if (status >= 400) throw data(status === 404 || status === 410 ? body : null, { status })
  return body as T
}

export const readModules = async (context: Readonly<RouterContextProvider>): Promise<Modules> =>
  (await readApi<Site>(context, 'site/')).modules

/** Throws a 404 while this module is off. */
export async function requireModule(
  context: Readonly<RouterContextProvider>,
  name: ModuleName,
): Promise<void> {
  const modules = await readModules(context)
  if (!modules[name]) throw data({ detail: MODULES[name].off }, { status: 404 })
}

/** Reads a list page by page until its end or `max` items. Without `page` the API returns only the first items. */
export async function readAll<T>(
  context: Readonly<RouterContextProvider>,
  path: string,
  query: Query = {},
  max = Number.POSITIVE_INFINITY,
): Promise<T[]> {
  const all: T[] = []
  for (let page = 1; ; page++) {
    const entries = { ...query, page, page_size: MAX_PAGE_SIZE }
    const { results, next } = await readApi<Page<T>>(context, path, entries)
    all.push(...results)
    if (next === null || all.length >= max) return all
  }
}
