import {
  badAuthorizationHeader,
  tokenNotValid,
  userInactive,
  userNotFound,
} from '../authentication-errors.ts'
import type { Authenticate, Viewer } from '../http/access.ts'
import type { Tokens } from '../jwt.ts'
import type { Services } from '../services.ts'
import { findSessionHolder, type SessionHolder } from './queries.ts'

/** Reads the Authorization header only: a cookie never identifies anyone. */
export function openAuthentication({ db, clock }: Services, tokens: Tokens): Authenticate {
  return async (request) => {
    const token = bearerToken(request.headers.authorization)
    if (token === undefined) return undefined
    const claims = tokens.read('access', token)
    if (claims === undefined) throw tokenNotValid('access')
    return viewerOf(await findSessionHolder(db, claims.userId, claims.sessionId, clock.now()))
  }
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
