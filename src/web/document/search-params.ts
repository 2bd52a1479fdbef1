import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PageHandle } from './page-handle.ts'

/** To request only the data of a page, React Router appends this to the path, and the parameter `_routes`. */
const DATA_SUFFIX = /(\/_root)?\.data$/

/** Returns a function that lists the query parameters that the page at a path reads on the server. */
export function openSearchParams({ routes }: Pick<ServerBuild, 'routes'>) {
  const tree = childrenOf(undefined)
  return (path: string): readonly string[] => {
    const page = path.replace(DATA_SUFFIX, '') || '/'
    const handles = (matchRoutes(tree, page) ?? []).map(({ route }) => route.handle)
    const names = (handles as (PageHandle | undefined)[]).flatMap(
      (handle) => handle?.searchParams ?? [],
    )
    return DATA_SUFFIX.test(path) ? [...names, '_routes'] : names
  }

  function childrenOf(parent: string | undefined): RouteObject[] {
    return Object.values(routes).flatMap((route) => {
      if (route === undefined || route.parentId !== parent) return []
      const { id, path, index, module } = route
      return { id, path, index, handle: module.handle, children: childrenOf(id) } as RouteObject
    })
  }
}
