import { asc, eq, type SQL } from 'drizzle-orm'
import { ADMINISTRATOR, type Role } from '#contract/roles.ts'
import type { Db } from './open.ts'
import { commerces } from './schema.ts'

/** The shops that a person reaches: an administrator all, anyone else their own. */
export function reachableBy(viewer: { id: number; role: Role }): SQL | undefined {
  return viewer.role === ADMINISTRATOR ? undefined : eq(commerces.owner_id, viewer.id)
}

/** All that one person owns, the bin's too: to be called with the person's row locked. */
export async function lockCommercesOf(tx: Db, owner: number): Promise<void> {
  await lockCommerces(tx, eq(commerces.owner_id, owner))
}

/**
 * Holds shops until the transaction ends, in the order in which everybody locks them, and as the trigger
 * that lists them does.
 */
export async function lockCommerces(tx: Db, which: SQL): Promise<void> {
  await tx
    .select({ id: commerces.id })
    .from(commerces)
    .where(which)
    .orderBy(asc(commerces.id))
    .for('no key update')
}
