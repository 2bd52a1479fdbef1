import { data } from 'react-router'
import { readTownStreet, TownStrip } from '../directory/shop-street.tsx'
import type { Route } from './+types/not-found-route.ts'
import { ErrorScreen } from './error-screen.tsx'

export const loader = async ({ context }: Route.LoaderArgs) =>
  data(await readTownStreet(context), { status: 404 })

/** After a navigation within the app the page has no street, so no request is needed. */
export const clientLoader = () => null

export default function NotFoundRoute({ loaderData }: Route.ComponentProps) {
  return <ErrorScreen code={404} street={loaderData && <TownStrip {...loaderData} />} />
}
