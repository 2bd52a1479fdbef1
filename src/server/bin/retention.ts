import { type AnyColumn, gt, type SQL } from 'drizzle-orm'
import type { Services } from '../services.ts'

const DAY = 24 * 60 * 60 * 1000

/** What it takes to tell what is still in the bin. */
export type RetentionServices = Pick<Services, 'config' | 'clock'>

/** Deleted, and for no longer than the bin keeps things: whatever else is in it is gone for good. */
export function inBin(services: RetentionServices, deletedAt: AnyColumn): SQL {
  return gt(deletedAt, binCutoff(services))
}

/** What was deleted then or before is past bringing back. */
export function binCutoff({ config, clock }: RetentionServices): string {
  return new Date(clock.now().getTime() - config.keepBinDays * DAY).toISOString()
}

/** When something that was deleted at an instant goes for good. */
export function expiresAt(deletedAt: string, keepBinDays: number): string {
  return new Date(new Date(deletedAt).getTime() + keepBinDays * DAY).toISOString()
}
