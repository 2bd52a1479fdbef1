import { eq } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { users } from '../database/schema.ts'
import { userInactive, userNotFound } from '../errors.ts'
import type { Viewer } from '../http/access.ts'

/**
 * Holds the account of whoever calls until the transaction ends. A photo takes seconds to arrive and to
 * be read, in which the account may have gone. Answers its name as it is. Errors: 401, as a new call would get.
 */
export async function holdCaller(tx: Db, { id }: Viewer): Promise<{ username: string }> {
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
