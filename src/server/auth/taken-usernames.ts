import { HttpError } from '../errors.ts'
import { type RateLimit, reserveAttempt } from '../http/rate-limit.ts'
import type { Services } from '../services.ts'

/** Limit of usernames refused because they are taken, for each IP address or account. */
const TAKEN_NAMES: RateLimit = { scope: 'username:taken', limit: 20, seconds: 60 * 60 }

/**
 * Runs `check` and counts each username that it refuses, so that nobody can find out accounts by trying names. Throws
 * the errors of `check`, and 429.
 */
export async function limitTakenUsernames<T>(
  services: Pick<Services, 'config' | 'db' | 'clock'>,
  key: string,
  check: () => Promise<T>,
): Promise<T> {
  const undo = await reserveAttempt(services, { limit: TAKEN_NAMES, key })
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
