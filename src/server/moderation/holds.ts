import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { ADMINISTRATOR } from '#contract/roles.ts'
import type { Db } from '../database/open.ts'
import { reports } from '../database/schema.ts'
import type { SignedCall } from '../http/route.ts'

/** Decisions that still keep something out of the directory. */
export const standing: SQL = and(
  eq(reports.decision, 'hidden'),
  isNull(reports.lifted_at),
  sql`num_nonnulls(${reports.commerce}, ${reports.offer}) = 1`,
)!

/**
 * Whether a shop or an offer, whose shop is locked, may be shown again: what the office hid after a report only the
 * office shows again, which lifts its decision.
 */
export async function liftHold(
  tx: Db,
  { viewer, clock }: Pick<SignedCall, 'viewer' | 'clock'>,
  reported: { commerce: number } | { offer: number },
): Promise<boolean> {
  const which =
    'offer' in reported
      ? eq(reports.offer, reported.offer)
      : eq(reports.commerce, reported.commerce)
  const held = and(which, standing)
  if (viewer.role !== ADMINISTRATOR) return (await tx.$count(reports, held)) === 0
  await tx.update(reports).set({ lifted_at: clock.now().toISOString() }).where(held)
  return true
}
