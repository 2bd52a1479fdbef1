import { Outlet, redirectDocument } from 'react-router'
import type { Route } from './+types/static-layout-route.ts'
import { staticPage } from './static-page.ts'

/** The script of static pages that have no other. */
export const handle = staticPage

/** Without a loader React Router would render a route with a `clientLoader` only in the browser. */
export const loader = () => null

/** The scripts of static pages are inline, so a navigation within the app loads the document. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  throw redirectDocument(request.url)
}

export default function StaticLayout() {
  return <Outlet />
}
