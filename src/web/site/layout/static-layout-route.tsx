import { Outlet, redirectDocument } from 'react-router'
import type { Route } from './+types/static-layout-route.ts'
import { staticPage } from './static-page.ts'

/** Used by static pages that have no script of their own. */
export const handle = staticPage

/** Without a loader React Router would render a route with a `clientLoader` only in the browser. */
export const loader = () => null

/** Loads the document, because the scripts of static pages are inline. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  throw redirectDocument(request.url)
}

export default function StaticLayout() {
  return <Outlet />
}
