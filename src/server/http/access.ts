import type { FastifyRequest } from 'fastify'
import type { Role } from '#contract/roles.ts'
import { permissionDenied } from '../errors.ts'
import { notAuthenticated } from './authentication-errors.ts'

/** `login`: everybody, tokens are ignored. `public`: everybody, invalid tokens are refused. A list: these roles. */
export type Access = 'login' | 'public' | readonly Role[]

export type Viewer = { id: number; username: string; email: string; role: Role; session: string }

export type Authentication = {
  /** Returns the caller, or undefined without a token. Throws 401, and 409 if the client acts for another user. */
  authenticate(request: FastifyRequest): Promise<Viewer | undefined>
}

/** Throws 401 for anonymous callers and 403 for other roles. */
export function requireRole(access: Access, viewer: Viewer | undefined): void {
  if (!mayCall(access, viewer)) throw viewer ? permissionDenied() : notAuthenticated()
}

export const mayCall = (access: Access, viewer: Viewer | undefined) =>
  typeof access === 'string' || (viewer !== undefined && access.includes(viewer.role))
