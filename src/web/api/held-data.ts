import type { EntryContext, LoaderFunction, ServerBuild } from 'react-router'
import type { Rendering } from '#contract/rendering.ts'
import type { PageHandle } from '../document/page-handle.ts'
import { renderingContext } from './server-api.ts'

type Route = NonNullable<ServerBuild['routes'][string]>

/**
 * The build with static pages that hold their data back while they are rendered. The framework encodes what loaders
 * answer for its start in the browser, which these pages never make: a twentieth of the time that a list takes.
 */
export function holdData(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && held(route)])
  return { ...build, routes: Object.fromEntries(routes) }
}

/** Gives the framework what was held back: its components read it from here. */
export function releaseData({ staticHandlerContext }: EntryContext, { held }: Rendering): void {
  Object.assign(staticHandlerContext.loaderData, held)
}

function held(route: Route): Route {
  const { id, module } = route
  const { loader, handle } = module
  if (!loader || !(handle as PageHandle | undefined)?.staticScript) return route
  const holding: LoaderFunction = async (args) => {
    const data = await loader(args)
    const rendering = args.context.get(renderingContext)
    // A status, a redirect or headers are for the framework.
    if (!rendering.held || data?.constructor !== Object) return data
    rendering.held[id] = data
    return null
  }
  return { ...route, module: { ...module, loader: holding } }
}
