import type { FastifyRequest } from 'fastify'
import type { Role } from '#contract/roles.ts'
import { notAuthenticated, permissionDenied } from '../errors.ts'

/**
 * Who may call a route.
 * `login`: everyone, and the Authorization header is not even read. `public`: everyone, but a bad
 * token is refused. A list: the signed-in people of these roles.
 */
export type Access = 'login' | 'public' | readonly Role[]

/** The signed-in person of a call. */
export type Viewer = { id: number; username: string; email: string; role: Role; session: string }

export type Authenticate = (request: FastifyRequest) => Promise<Viewer | undefined>

/** Refuses whoever may not call a route: 401 for the anonymous, 403 for the rest. */
export function requireRole(access: Access, viewer: Viewer | undefined): void {
  if (access === 'login' || access === 'public') return
  if (viewer === undefined) throw notAuthenticated()
  if (!access.includes(viewer.role)) throw permissionDenied()
}
