import { data } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'

export const loader = () => data(null, { status: 404 })

/** Needs no data in the browser. */
export const clientLoader = () => null

export default function NotFoundRoute() {
  return <ErrorScreen code={404} />
}
