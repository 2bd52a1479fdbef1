import { randomUUID } from 'node:crypto'
import { createSigner, createVerifier } from 'fast-jwt'
import { z } from 'zod'
import { id } from '#contract/fields.ts'
import type { Clock } from './time/clock.ts'

const ACCESS_SECONDS = 5 * 60
export const SESSION_SECONDS = 2 * 24 * 60 * 60

export type TokenType = 'access' | 'refresh'

/** The role is not in the token, but is read from the database at each call. */
export type Claims = { userId: number; sessionId: string }

export type Tokens = {
  sign(type: TokenType, claims: Claims): string
  /** Returns undefined for an invalid token: forged, expired or of the other type. */
  read(type: TokenType, token: string): Claims | undefined
}

/** Validates even correctly signed tokens: somebody with a leaked key must not send other values to the database. */
const payloadSchema = z.object({
  token_type: z.string(),
  exp: z.number(),
  user_id: z.coerce.string().pipe(id),
  sid: z.uuid(),
})

/** JSON Web Tokens (RFC 7519), HS256 only, with the claims of SimpleJWT. */
export function openTokens(secretKey: string, clock: Clock): Tokens {
  const signer = createSigner({ key: secretKey, algorithm: 'HS256' })
  // `read` compares the expiration with our clock.
  const verify = createVerifier({ key: secretKey, algorithms: ['HS256'], ignoreExpiration: true })
  const seconds = () => Math.floor(clock.now().getTime() / 1000)

  function verifiedToken(token: string) {
    try {
      return payloadSchema.safeParse(verify(token)).data
    } catch {
      return undefined
    }
  }

  return {
    sign(type, { userId, sessionId }) {
      const iat = seconds()
      return signer({
        token_type: type,
        exp: iat + (type === 'access' ? ACCESS_SECONDS : SESSION_SECONDS),
        iat,
        jti: randomUUID(),
        user_id: String(userId),
        sid: sessionId,
      })
    },
    read(type, token) {
      const payload = verifiedToken(token)
      if (payload?.token_type !== type || payload.exp <= seconds()) return undefined
      return { userId: payload.user_id, sessionId: payload.sid }
    },
  }
}
