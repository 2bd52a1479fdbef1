import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { users } from '../database/schema.ts'
import type { Viewer } from '../http/access.ts'
import { userInactive, userNotFound } from '../http/authentication-errors.ts'

// E-mails and names have advisory locks. To avoid deadlocks, take them before any row lock, the e-mail first.

/** Serializes transactions that claim an e-mail or mail to it. */
export async function lockEmail(tx: Db, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${email}), 0))`)
}

/** Locks a name and all names that look the same. */
export async function lockName(tx: Db, of: 'username' | 'category', name: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${of} || ':' || name_skeleton(${name}), 0))`,
  )
}

export const lockUsername = (tx: Db, username: string) => lockName(tx, 'username', username)

/** Locks the caller's account. Throws 401 if it was deleted or deactivated, for example while a photo was uploaded. */
export async function lockCaller(tx: Db, { id }: Viewer): Promise<{ username: string }> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
  if (user === undefined || user.deleted_at !== null) throw userNotFound()
  if (!user.is_active) throw userInactive()
  return user
}
