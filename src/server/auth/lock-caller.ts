import { eq } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { users } from '../database/schema.ts'
import type { Viewer } from '../http/access.ts'
import { userInactive, userNotFound } from '../http/authentication-errors.ts'

/**
 * Locks the caller's account until the transaction ends and returns its present username. The account may have been
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
