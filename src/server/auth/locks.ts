import { sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'

/**
 * Advisory locks, held until the transaction ends. To avoid deadlocks, take them before any row lock, the e-mail first.
 */

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
