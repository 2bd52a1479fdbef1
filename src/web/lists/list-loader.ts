import { ENTITIES, type ObjectType } from '#contract/entities.ts'
import type { Role } from '#contract/roles.ts'
import { guarded } from '#web/api/guard.ts'
import { type ListQuery, parseListQuery } from './list-url.ts'
import { redirectToPreviousPage } from './paging.ts'

type LoaderArguments = { request: Request; params: Record<string, string | undefined> }

/** Returns the loader of a list for these roles. If a page no longer exists, it redirects to the one before. */
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

/** An option of a list: `value` is in the URL, `query` is sent to the API. */
export type ListOption<Query> = { name: string; value: string; query?: Query }

export const kindOptions = <Type extends ObjectType>(
  types: readonly Type[],
): readonly ListOption<Type>[] => [
  { value: '', name: 'Todo' },
  ...types.map((query) => ({ value: ENTITIES[query].slug, name: ENTITIES[query].plural, query })),
]
