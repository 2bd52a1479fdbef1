import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { users } from '../database/schema.ts'
import type { Viewer } from '../http/access.ts'
import { userInactive, userNotFound } from '../http/authentication-errors.ts'

// E-mails and names have advisory locks. To avoid deadlocks, take them before any row lock, the e-mail first.

/** Locks an e-mail, so that transactions that claim it or mail to it run one after the other. */
export async function lockEmail(tx: Db, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${email}), 0))`)
}

/** Locks a name and all names that look the same, so that two users cannot take it at once. */
export async function lockName(tx: Db, of: 'username' | 'category', name: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${of} || ':' || name_skeleton(${name}), 0))`,
  )
}

export const lockUsername = (tx: Db, username: string) => lockName(tx, 'username', username)

/**
 * Locks the caller's account until the transaction ends and returns its current username. The account may have been
 * deleted while a photo was uploaded. Throws 401, as for a new call.
 */
export async function lockCaller(tx: Db, { id }: Viewer): Promise<{ username: string }> {
  const [person] = await tx
    .select({
      username: users.username,
      is_active: users.is_active,
      deleted_at: users.deleted_at,
    })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update')
  if (person === undefined || person.deleted_at !== null) throw userNotFound()
  if (!person.is_active) throw userInactive()
  return person
}
