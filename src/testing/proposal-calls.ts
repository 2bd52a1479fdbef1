import { and, eq } from 'drizzle-orm'
import { commerces, proposals } from '#server/database/schema.ts'
import type { TestServer } from './test-server.ts'

/** Returns the id of a shop's open proposal. Creates one of another name if there is none. */
export async function proposalOf(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  { id }: { id: number },
  to = 'Horno La Espiga',
): Promise<number> {
  const isOpen = and(eq(proposals.commerce, id), eq(proposals.state, 'open'))
  const [found] = await db.select().from(proposals).where(isOpen)
  if (found) return found.id
  const [shop] = await db.select().from(commerces).where(eq(commerces.id, id))
  const at = clock.now().toISOString()
  const [created] = await db
    .insert(proposals)
    .values({
      commerce: id,
      owner_id: shop!.owner_id,
      changes: [{ field: 'name', from: shop!.name, to }],
      created_at: at,
      updated_at: at,
    })
    .returning()
  return created!.id
}
