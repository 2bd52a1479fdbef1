import { data } from 'react-router'
import { readTownStreet, TownStrip } from '../directory/shop-street.tsx'
import type { Route } from './+types/not-found-route.ts'
import { ErrorScreen } from './error-screen.tsx'

export const loader = async ({ context }: Route.LoaderArgs) =>
  data(await readTownStreet(context), { status: 404 })

export const clientLoader = () => null

export default function NotFoundRoute({ loaderData }: Route.ComponentProps) {
  return <ErrorScreen code={404} strip={loaderData && <TownStrip {...loaderData} />} />
}
