import type { FastifyRequest } from 'fastify'
import type { Role } from '#contract/roles.ts'
import { findSessionHolder, type SessionHolder } from '../auth/queries.ts'
import type { Tokens } from '../auth/tokens.ts'
import {
  badAuthorizationHeader,
  notAuthenticated,
  permissionDenied,
  tokenNotValid,
  userInactive,
  userNotFound,
} from '../errors.ts'
import type { Services } from '../services.ts'

/**
 * Who may call a route.
 * `login`: everyone, and the Authorization header is not even read. `public`: everyone, but a bad
 * token is refused. A list: the signed-in people of these roles.
 */
export type Access = 'login' | 'public' | readonly Role[]

/** The signed-in person of a call. */
export type Viewer = { id: number; username: string; email: string; role: Role; session: string }

export type Authenticate = (request: FastifyRequest) => Promise<Viewer | undefined>

/** Reads the Authorization header and nothing else: a cookie never identifies anyone. */
export function openAuthentication({ db, clock }: Services, tokens: Tokens): Authenticate {
  return async (request) => {
    const token = bearerToken(request.headers.authorization)
    if (token === undefined) return undefined
    const claims = tokens.read('access', token)
    if (claims === undefined) throw tokenNotValid('access')
    return viewerOf(await findSessionHolder(db, claims.userId, claims.sessionId, clock.now()))
  }
}

/** Refuses whoever may not call a route: 401 for the anonymous, 403 for the rest. */
export function permit(access: Access, viewer: Viewer | undefined): void {
  if (access === 'login' || access === 'public') return
  if (viewer === undefined) throw notAuthenticated()
  if (!access.includes(viewer.role)) throw permissionDenied()
}

function bearerToken(header: string | undefined): string | undefined {
  const [scheme, token, ...rest] = header?.trim().split(/ +/) ?? []
  if (scheme?.toLowerCase() !== 'bearer') return undefined
  if (token === undefined || rest.length > 0) throw badAuthorizationHeader()
  return token
}

function viewerOf(holder: SessionHolder | undefined): Viewer {
  if (holder === undefined) throw userNotFound()
  if (!holder.is_active) throw userInactive()
  if (holder.session === null) throw tokenNotValid('access')
  const { id, username, email, role, session } = holder
  return { id, username, email, role, session }
}
