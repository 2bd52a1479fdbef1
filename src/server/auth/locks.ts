import { sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'

/**
 * Both are taken before any row is locked, the e-mail first, lest two transactions wait for each other;
 * they last until the transaction ends.
 */

/** Whoever claims the same e-mail at the same time, or mails to it, waits and finds what the first did. */
export async function lockEmail(tx: Db, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${email}), 0))`)
}

/** Of two people who want the same name at the same time one waits, and finds it taken. */
export async function lockUsername(tx: Db, username: string): Promise<void> {
  const name = `username:${username}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${name}), 0))`)
}
