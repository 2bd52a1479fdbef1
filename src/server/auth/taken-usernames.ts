import { HttpError } from '../errors.ts'
import { type RateLimit, reserveAttempt } from '../http/rate-limit.ts'
import type { Services } from '../services.ts'

/** Limit for each IP address or account. */
const TAKEN_NAMES: RateLimit = { scope: 'username:taken', limit: 20, seconds: 60 * 60 }

/** Counts usernames that `check` refuses, so that nobody can find accounts by trying names. Throws 429. */
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
