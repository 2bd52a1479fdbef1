import { type AnyColumn, gt, type SQL } from 'drizzle-orm'
import type { Services } from '../services.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export type RetentionServices = Pick<Services, 'settings' | 'clock'>

export function inBin(services: RetentionServices, deletedAt: AnyColumn): SQL {
  return gt(deletedAt, binCutoff(services))
}

/** Rows deleted up to this instant can no longer be restored. */
export function binCutoff({ settings, clock }: RetentionServices): string {
  return new Date(clock.now().getTime() - settings.present().keep_bin_days * DAY_MS).toISOString()
}

/** Returns when a row that was deleted at `deletedAt` is purged. */
export function expiresAt(deletedAt: string, keepDays: number): string {
  return new Date(new Date(deletedAt).getTime() + keepDays * DAY_MS).toISOString()
}
