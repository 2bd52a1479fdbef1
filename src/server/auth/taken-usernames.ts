import { HttpError } from '../errors.ts'
import { type RateLimit, reserveAttempt } from '../http/rate-limit.ts'
import type { Services } from '../services.ts'

/** By IP address or account: names that were refused because somebody has them. */
const TAKEN_NAMES: RateLimit = { scope: 'username:taken', limit: 20, seconds: 60 * 60 }

/**
 * Counts a name that `check` refuses, so that nobody finds out by trying which accounts there are. Errors: those of
 * `check`, 429.
 */
export async function limitTakenUsernames<T>(
  { config, db, clock }: Pick<Services, 'config' | 'db' | 'clock'>,
  key: string,
  check: () => Promise<T>,
): Promise<T> {
  if (!config.rateLimits) return check()
  const undo = await reserveAttempt(db, { limit: TAKEN_NAMES, key }, clock.now())
  let isTaken = false
  try {
    return await check()
  } catch (error) {
    isTaken = error instanceof HttpError && 'username' in error.body
    throw error
  } finally {
    if (!isTaken) await undo()
  }
}
