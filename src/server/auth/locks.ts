import { sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'

/**
 * Advisory locks until the transaction ends. To avoid deadlocks they are taken before any row lock, the
 * e-mail first.
 */

/** Others that claim the same e-mail, or mail to it, wait here and then see what the first did. */
export async function lockEmail(tx: Db, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${email}), 0))`)
}

/** Of two who want names that look the same at once, the second waits here and then finds it taken. */
export async function lockName(tx: Db, of: 'username' | 'category', name: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${of} || ':' || name_skeleton(${name}), 0))`,
  )
}

export const lockUsername = (tx: Db, username: string) => lockName(tx, 'username', username)
