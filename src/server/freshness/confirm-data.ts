import { eq } from 'drizzle-orm'
import { type Actor, record } from '../activity/record.ts'
import type { Db } from '../database/open.ts'
import { commerces, dataChecks } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { timeZone } from '../time/time-zone.ts'

/** Confirms the data of a locked shop, at most once a day. Returns the instant of the confirmation that is stored. */
export async function confirmData(
  tx: Db,
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  actor: Actor,
  { id, name, confirmed_at }: Pick<typeof commerces.$inferSelect, 'id' | 'name' | 'confirmed_at'>,
): Promise<string> {
  const now = clock.now()
  const { dateOf } = timeZone(settings.present().time_zone)
  const isConfirmedToday =
    confirmed_at !== null && dateOf(Date.parse(confirmed_at)) === dateOf(now.getTime())
  if (isConfirmedToday) return confirmed_at
  const confirmedAt = now.toISOString()
  await tx.update(commerces).set({ confirmed_at: confirmedAt }).where(eq(commerces.id, id))
  await tx.delete(dataChecks).where(eq(dataChecks.commerce, id))
  await record(tx, { actor, at: now }, { verb: 'confirm', type: 'commerce', id, name })
  return confirmedAt
}
