import { redirect } from 'react-router'
import { ENTITIES, type ObjectType } from '#contract/entities.ts'
import type { Role } from '#contract/roles.ts'
import { statusOf } from '#web/api/api.ts'
import { guarded } from '#web/api/guard.ts'
import { changedUrl, type ListQuery, parseListQuery } from './list-url.ts'

type LoaderArguments = { request: Request; params: Record<string, string | undefined> }

export function listLoader<Loaded extends object>(
  roles: readonly Role[],
  load: (query: ListQuery, args: LoaderArguments) => Promise<Loaded>,
) {
  return guarded(roles, async (args) => {
    const query = parseListQuery(new URL(args.request.url))
    const { search, page } = query
    try {
      return { ...(await load(query, args)), search, page }
    } catch (error) {
      throw redirectToPreviousPage(args.request, error)
    }
  })
}

/** A 404 on a higher page redirects to the first page at once, instead of page by page. */
const MAX_STEP_BACK = 100

/** Returns what to throw if loading a page failed: after a 404 a redirect to the previous or first page. */
export function redirectToPreviousPage(request: Request, error: unknown): unknown {
  const url = new URL(request.url)
  const { page } = parseListQuery(url)
  if (page === 1 || statusOf(error) !== 404) return error
  const pagina = page === 2 || page > MAX_STEP_BACK ? '' : String(page - 1)
  return redirect(changedUrl(url, { pagina }))
}

/** An option of a list: `value` is in the URL, `query` is sent to the API. */
export type ListOption<Query> = { name: string; value: string; query?: Query }

export const kindOptions = <Type extends ObjectType>(
  types: readonly Type[],
): readonly ListOption<Type>[] => [
  { value: '', name: 'Todo' },
  ...types.map((query) => ({ value: ENTITIES[query].slug, name: ENTITIES[query].plural, query })),
]
