import { asc, eq, type SQL } from 'drizzle-orm'
import { ADMINISTRATOR, type Role } from '#contract/roles.ts'
import type { Db } from './open.ts'
import { commerces } from './schema.ts'

/** Matches the shops that the viewer may manage: all for an administrator, the owned ones for an owner. */
export function reachableBy(viewer: { id: number; role: Role }): SQL | undefined {
  return viewer.role === ADMINISTRATOR ? undefined : eq(commerces.owner_id, viewer.id)
}

/** Locks all shops of an owner, including deleted ones. Lock the owner's row first. */
export async function lockCommercesOf(tx: Db, owner: number): Promise<void> {
  await lockCommerces(tx, eq(commerces.owner_id, owner))
}

/** Locks shops until the transaction ends, by id: all transactions and triggers lock shops in this order. */
export async function lockCommerces(tx: Db, condition: SQL): Promise<void> {
  await tx
    .select({ id: commerces.id })
    .from(commerces)
    .where(condition)
    .orderBy(asc(commerces.id))
    .for('no key update')
}
