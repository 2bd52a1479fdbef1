import type { FastifyRequest } from 'fastify'
import type { Role } from '#contract/roles.ts'
import { permissionDenied } from '../errors.ts'
import { notAuthenticated } from './authentication-errors.ts'

/**
 * Who may call a route. `login`: everyone, the Authorization header is ignored. `public`: everyone, but an
 * invalid token is refused. A list: signed-in people of these roles.
 */
export type Access = 'login' | 'public' | readonly Role[]

export type Viewer = { id: number; username: string; email: string; role: Role; session: string }

export type Authentication = {
  /** Who calls; undefined for the anonymous. Throws 401, and 409 for a client that acts for somebody else. */
  authenticate(request: FastifyRequest): Promise<Viewer | undefined>
}

/** Throws 401 for the anonymous and 403 for other roles. */
export function requireRole(access: Access, viewer: Viewer | undefined): void {
  if (access === 'login' || access === 'public') return
  if (viewer === undefined) throw notAuthenticated()
  if (!access.includes(viewer.role)) throw permissionDenied()
}
