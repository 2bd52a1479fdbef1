import { Unauthorized } from '#web/back-office/unauthorized.tsx'

/** For anybody signed in, of a role that we do not know too: guarded, it would lead to itself. */
export const clientLoader = () => null

export function HydrateFallback() {
  return null
}

export default function UnauthorizedRoute() {
  return <Unauthorized />
}
