import type { IncomingHttpHeaders } from 'node:http'
import { ACTING_USER_HEADER } from '#contract/acting-user.ts'
import type { Authentication, Viewer } from '../http/access.ts'
import {
  badAuthorizationHeader,
  otherUser,
  tokenNotValid,
  userInactive,
  userNotFound,
} from '../http/authentication-errors.ts'
import type { Tokens } from '../jwt.ts'
import type { Services } from '../services.ts'
import { findSessionHolder, type SessionHolder } from './queries.ts'

/** Authenticates by the Authorization header only: a cookie never identifies anyone. */
export function openAuthentication({ db, clock }: Services, tokens: Tokens): Authentication {
  return {
    async authenticate({ headers }) {
      const token = bearerToken(headers.authorization)
      if (token === undefined) return undefined
      const claims = tokens.read('access', token)
      if (claims === undefined) throw tokenNotValid('access')
      const { userId, sessionId } = claims
      const viewer = viewerOf(await findSessionHolder(db, userId, sessionId, clock.now()))
      if (!isActingUser(viewer, headers)) throw otherUser()
      return viewer
    },
  }
}

/** Whether `viewer` is the user for whom the client says it acts. True if the client names nobody. */
function isActingUser({ id }: Viewer, headers: IncomingHttpHeaders): boolean {
  const actingUser = headers[ACTING_USER_HEADER.toLowerCase()]
  return actingUser === undefined || actingUser === String(id)
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
