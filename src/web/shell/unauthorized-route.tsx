import { ROLES } from '#contract/roles.ts'
import { Unauthorized } from '#web/public/unauthorized.tsx'
import { guarded } from './guard.ts'

export const clientLoader = guarded(ROLES, () => null)

export function HydrateFallback() {
  return null
}

export default function UnauthorizedRoute() {
  return <Unauthorized />
}
