import { and, isNull, lt } from 'drizzle-orm'
import { deleteRegistration } from './accounts/sign-up.ts'
import { attempts, knownAddresses, sessions, tokens, users } from './database/schema.ts'
import type { Services } from './services.ts'

const DAY = 24 * 60 * 60 * 1000
/** Longer than any limit looks back. */
const KEEP_ATTEMPTS = DAY
/** As long as an address counts as known to an account. */
const KEEP_ADDRESSES = 90 * DAY
/** Ended sessions say for a while where an account was used. */
const KEEP_SESSIONS = 30 * DAY

/**
 * Forgets what is kept no longer: registrations that nobody confirmed, with their shops (photos go
 * with the next sweep of photos), and the traces that limits, links and sessions leave.
 */
export async function forgetOld({ config, db, clock }: Services): Promise<void> {
  const now = clock.now().getTime()
  const before = (age: number) => new Date(now - age).toISOString()
  const unconfirmed = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isNull(users.activated_at),
        lt(users.created_at, before(config.keepUnconfirmedDays * DAY)),
      ),
    )
  for (const { id } of unconfirmed) await db.transaction((tx) => deleteRegistration(tx, id))
  await db.delete(attempts).where(lt(attempts.at, before(KEEP_ATTEMPTS)))
  await db.delete(tokens).where(lt(tokens.expires_at, before(0)))
  await db.delete(knownAddresses).where(lt(knownAddresses.last_at, before(KEEP_ADDRESSES)))
  await db.delete(sessions).where(lt(sessions.expires_at, before(KEEP_SESSIONS)))
}
