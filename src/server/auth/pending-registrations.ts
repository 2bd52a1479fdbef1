import { and, eq, isNotNull, isNull, ne, not, or, sql } from 'drizzle-orm'
import { lockCommercesOf } from '../database/commerce-rows.ts'
import type { Db } from '../database/open.ts'
import { commerces, users } from '../database/schema.ts'
import { invalid } from '../errors.ts'
import { hasEmail } from './queries.ts'

/**
 * Throws if a username is taken. The own account does not count, nor do registrations that wait for the
 * same e-mail, of which at most one will be confirmed. Call it under `lockUsername`.
 */
export async function refuseTakenUsername(
  db: Db,
  username: string,
  own: { id?: number; email: string },
  holders: 'all' | 'confirmed' = 'all',
): Promise<void> {
  const pending = holders === 'all' ? not(hasEmail(own.email)) : undefined
  const taken = await db.$count(
    users,
    and(
      hasUsername(username),
      or(isNotNull(users.activated_at), pending),
      own.id === undefined ? undefined : ne(users.id, own.id),
    ),
  )
  if (taken > 0) throw invalid({ username: [USERNAME_TAKEN] })
}

/** Also one that looks the same. */
export const hasUsername = (username: string) =>
  sql`name_skeleton(${users.username}) = name_skeleton(${username})`

export const USERNAME_TAKEN = 'Ese nombre de usuario ya existe. Prueba con otro.'

/**
 * Deletes an account that was never confirmed, with the shops it registered and its links. Shops for which
 * it was invited go to `heir`, or to nobody. An account that is confirmed concurrently stays.
 */
export async function deleteRegistration(db: Db, user: number, heir?: number): Promise<void> {
  const [held] = await db
    .select({ invited_at: users.invited_at })
    .from(users)
    .where(and(eq(users.id, user), isNull(users.activated_at)))
    .for('update')
  if (held === undefined) return
  await lockCommercesOf(db, user)
  const own = eq(commerces.owner_id, user)
  const owner_id = heir ?? null
  if (held.invited_at === null) await db.delete(commerces).where(own)
  else await db.update(commerces).set({ owner_id }).where(own)
  await db.delete(users).where(eq(users.id, user))
}

/**
 * Deletes the registrations that wait for an e-mail confirmed now by `holder`, who gets the shops for which
 * that e-mail was invited.
 */
export async function deleteRegistrations(db: Db, email: string, holder: number): Promise<void> {
  const pending = await db
    .select({ id: users.id })
    .from(users)
    .where(and(hasEmail(email), isNull(users.activated_at), ne(users.id, holder)))
  for (const { id } of pending) await deleteRegistration(db, id, holder)
}
