import type { Config } from '../config/config.ts'
import { openSigner } from '../signer.ts'

/** Seconds for which a signed URL stays the same, so that browsers can cache its photo. */
const STEP = 5 * 60

const { sign, isSigned } = openSigner('signed photo URLs')

/** Returns the query of a photo that is not public, valid for five to ten minutes. */
export function signedQuery(config: Config, hash: string, now: Date): string {
  const expires = String((signingPeriod(now) + 2) * STEP)
  const signature = sign(config, `${hash} ${expires}`).toString('base64url')
  return new URLSearchParams({ expires, signature }).toString()
}

/** Returns a number that changes whenever the result of `signedQuery` changes. */
export function signingPeriod(now: Date): number {
  return Math.floor(secondsOf(now) / STEP)
}

/** Returns the seconds for which a query is still valid; 0 if it is not. */
export function secondsValid(config: Config, hash: string, query: unknown, now: Date): number {
  const { expires, signature } = query as Record<string, unknown>
  if (typeof expires !== 'string' || !/^\d{1,12}$/.test(expires)) return 0
  if (typeof signature !== 'string') return 0
  const sent = Buffer.from(signature, 'base64url')
  if (!isSigned(config, `${hash} ${Number(expires)}`, sent)) return 0
  return Math.max(0, Number(expires) - secondsOf(now))
}

function secondsOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1000)
}
