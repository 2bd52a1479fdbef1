import { and, eq, ne, sql } from 'drizzle-orm'
import { ADMINISTRATOR } from '#contract/roles.ts'
import type { Db } from '../database/open.ts'
import { users } from '../database/schema.ts'
import { lastAdministrator } from '../errors.ts'

/** Throws 409 if no other active administrator would be left. To avoid deadlocks, call it before any row is locked. */
export async function refuseLastAdministrator(tx: Db, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('last administrator', 0))`)
  const administrators = and(eq(users.role, ADMINISTRATOR), eq(users.is_active, true))
  if ((await tx.$count(users, and(administrators, eq(users.id, userId)))) === 0) return
  const others = await tx.$count(users, and(administrators, ne(users.id, userId)))
  if (others === 0) throw lastAdministrator()
}
