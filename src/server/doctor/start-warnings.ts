import { findCompleteBackup, findLastBackup } from '../backup/backup-status.ts'
import type { Services } from '../services.ts'
import { checkMissingPhotos } from './check-photos.ts'
import { checkLegal, checkTown } from './check-settings.ts'
import { checkBackup } from './check-stored.ts'
import { isBad } from './finding.ts'

/** Returns warnings for the operator, each after an empty line. */
export async function startWarnings({
  config: { production, backup },
  db,
  clock,
  settings,
}: Pick<Services, 'config' | 'db' | 'clock' | 'settings'>): Promise<string[]> {
  const { dailyTo } = backup
  const last = await findLastBackup(db)
  const lastAt = last && new Date(last.made_at)
  const findings = [
    ...(production ? [checkLegal(settings.present()), checkTown(settings.present())] : []),
    // A new installation has no backup yet.
    ...(lastAt && dailyTo ? checkBackup(lastAt, clock.now(), { dailyTo, production }) : []),
    checkMissingPhotos(last?.missing_photos ?? 0, await findCompleteBackup(db)),
  ]
  return findings.filter(isBad).flatMap(({ problem, cure }) => ['', `Atención: ${problem} ${cure}`])
}
