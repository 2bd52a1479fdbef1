import { restrictions } from '#server/database/schema.ts'
import type { Person, TestServer } from './test-server.ts'

/** Inserts a restriction that hides a shop and returns its id. */
export async function restrictionOf(
  { db, clock }: TestServer,
  { id }: { id: number },
  details: Partial<typeof restrictions.$inferInsert> = {},
): Promise<number> {
  const decided_at = clock.now().toISOString()
  const reason = 'El teléfono es de otra casa.'
  const row = { kind: 'commerce_hidden' as const, commerce: id, object: 'La Espiga', reason }
  const [written] = await db
    .insert(restrictions)
    .values({ ...row, decided_at, ...details })
    .returning()
  return written!.id
}

export function appealOf(
  server: TestServer,
  shop: { id: number },
  { user }: Person,
  details: Partial<typeof restrictions.$inferInsert> = {},
): Promise<number> {
  const appealed_at = server.clock.now().toISOString()
  const appeal = 'Ya está corregido.'
  return restrictionOf(server, shop, { appeal, appealed_at, appellant: user.id, ...details })
}
