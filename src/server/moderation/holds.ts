import { and, eq } from 'drizzle-orm'
import type { RestrictionKind } from '#contract/appeals.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import type { Db } from '../database/open.ts'
import { restrictions } from '../database/schema.ts'
import type { SignedCall } from '../http/route.ts'
import { endRestrictions } from './end-restrictions.ts'
import { inForce, ofTaken, type Taken } from './restrict.ts'

/** Owners may not lift a restriction in force; an administrator may, and ends it. The shop must be locked. */
export async function liftHold(
  tx: Db,
  call: Pick<SignedCall, 'viewer' | 'clock' | 'config'>,
  kind: RestrictionKind,
  taken: Taken,
): Promise<boolean> {
  if (call.viewer.role !== ADMINISTRATOR) {
    const isHeld = and(ofTaken(taken), eq(restrictions.kind, kind), inForce)
    return (await tx.$count(restrictions, isHeld)) === 0
  }
  await endRestrictions(tx, call, kind, taken, 'granted')
  return true
}
