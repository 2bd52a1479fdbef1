import { and, eq, isNotNull, isNull, ne, not, or, sql } from 'drizzle-orm'
import { USERNAME_TAKEN } from '#contract/auth.ts'
import { lockCommercesOf } from '../database/commerce-rows.ts'
import type { Db } from '../database/open.ts'
import { commerces, users } from '../database/schema.ts'
import { invalid } from '../errors.ts'
import { hasEmail } from './queries.ts'

/**
 * Throws 400 if a confirmed account has the name or, with `all`, an unconfirmed one of another e-mail. Call
 * `lockUsername` before.
 */
export async function refuseTakenUsername(
  db: Db,
  username: string,
  account: { id?: number; email: string },
  holders: 'all' | 'confirmed' = 'all',
): Promise<void> {
  const hasOtherEmail = holders === 'all' ? not(hasEmail(account.email)) : undefined
  const taken = await db.$count(
    users,
    and(
      hasUsername(username),
      or(isNotNull(users.activated_at), hasOtherEmail),
      account.id === undefined ? undefined : ne(users.id, account.id),
    ),
  )
  if (taken > 0) throw invalid({ username: [USERNAME_TAKEN] })
}

export const hasUsername = (username: string) =>
  sql`name_skeleton(${users.username}) = name_skeleton(${username})`

/**
 * Deletes an unconfirmed account with its shops. If the office invited the account, its shops stay: they go to the
 * account `heir` or have no owner. Does nothing if the account was confirmed concurrently.
 */
export async function deleteRegistration(db: Db, user: number, heir?: number): Promise<void> {
  const [registration] = await db
    .select({ invited_at: users.invited_at })
    .from(users)
    .where(and(eq(users.id, user), isNull(users.activated_at)))
    .for('update')
  if (registration === undefined) return
  await lockCommercesOf(db, user)
  const own = eq(commerces.owner_id, user)
  const owner_id = heir ?? null
  if (registration.invited_at === null) await db.delete(commerces).where(own)
  else await db.update(commerces).set({ owner_id }).where(own)
  await db.delete(users).where(eq(users.id, user))
}

/** Deletes the other registrations of an e-mail. The account `holder` gets the shops of invited ones. */
export async function deleteRegistrations(db: Db, email: string, holder: number): Promise<void> {
  const pending = await db
    .select({ id: users.id })
    .from(users)
    .where(and(hasEmail(email), isNull(users.activated_at), ne(users.id, holder)))
  for (const { id } of pending) await deleteRegistration(db, id, holder)
}
