import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { commerces, users } from '../database/schema.ts'

export async function findOwnerOf(db: Db, id: number) {
  const [owner] = await db
    .select({ id: users.id, username: users.username, email: users.email })
    .from(commerces)
    .innerJoin(users, eq(users.id, commerces.owner_id))
    .where(and(eq(commerces.id, id), isNull(users.deleted_at)))
  return owner
}
