import { ENTITIES, type ObjectType } from '#contract/entities.ts'
import type { Role } from '#contract/roles.ts'
import { guarded } from '#web/api/guard.ts'
import { pageFromUrl, redirectToPreviousPage } from './paging.ts'

type LoaderArguments = { request: Request; params: Record<string, string | undefined> }

/**
 * The loader of a list for the people of these roles. A page that the list no longer has leads to the one
 * before it.
 */
export function listLoader<Loaded extends object>(
  roles: readonly Role[],
  load: (query: ListQuery, args: LoaderArguments) => Promise<Loaded>,
) {
  return guarded(roles, async (args) => {
    const query = parseListQuery(args.request)
    const { search, page } = query
    try {
      return { ...(await load(query, args)), search, page }
    } catch (error) {
      throw redirectToPreviousPage(args.request, error)
    }
  })
}

/** One of the choices that a list offers: `value` stands in the address, `query` is asked of the API. */
export type ListOption<Query> = { name: string; value: string; query?: Query }

/** These kinds of things to choose from, after all of them. */
export const kindOptions = <Type extends ObjectType>(
  types: readonly Type[],
): readonly ListOption<Type>[] => [
  { value: '', name: 'Todo' },
  ...types.map((query) => ({ value: ENTITIES[query].slug, name: ENTITIES[query].plural, query })),
]

export type ListQuery = ReturnType<typeof parseListQuery>

/** What the address of a list asks for; what it cannot mean counts as not asked. */
export function parseListQuery(request: Request) {
  const params = new URL(request.url).searchParams
  return {
    search: params.get('buscar')?.trim().slice(0, 200) || undefined,
    page: pageFromUrl(request),
    /** Which of these a parameter names by its value; the first unless it names one. */
    option: <Option extends { value: string }>(param: string, options: readonly Option[]): Option =>
      options.find(({ value }) => value === params.get(param)) ?? options[0]!,
    id(param: string): number | undefined {
      const id = params.get(param) ?? ''
      return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined
    },
  }
}
