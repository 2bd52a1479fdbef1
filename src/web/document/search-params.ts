import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PageHandle } from './page-handle.ts'

/** React Router requests only the data of a page with this path and the parameter `_routes`. */
const DATA = /(\/_root)?\.data$/

/** Returns a function that lists the query parameters that the page at a path reads on the server. */
export function openSearchParams({ routes }: Pick<ServerBuild, 'routes'>) {
  const tree = childrenOf(undefined)
  return (path: string): readonly string[] => {
    const page = path.replace(DATA, '') || '/'
    const handles = (matchRoutes(tree, page) ?? []).map(({ route }) => route.handle)
    const known = (handles as (PageHandle | undefined)[]).flatMap(
      (handle) => handle?.searchParams ?? [],
    )
    return DATA.test(path) ? [...known, '_routes'] : known
  }

  function childrenOf(parent: string | undefined): RouteObject[] {
    return Object.values(routes).flatMap((route) => {
      if (route === undefined || route.parentId !== parent) return []
      const { id, path, index, module } = route
      return { id, path, index, handle: module.handle, children: childrenOf(id) } as RouteObject
    })
  }
}
