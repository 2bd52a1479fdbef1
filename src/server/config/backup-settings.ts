import { readS3Service, type S3Service, type S3Settings } from './s3-settings.ts'
import type { Report } from './url-settings.ts'

/** Settings of an S3-compatible service for backups. The bucket is part of the backup's URL `s3://bucket/prefix/`. */
export type BackupS3 = S3Service & {
  /** The photo bucket, if backups use the same service as photos. Backups must not be written to it. */
  photosBucket: string | undefined
}

export type BackupSettings = {
  /** Target of the daily backup: a folder or `s3://bucket/prefix/`. Undefined: no daily backup. */
  dailyTo: string | undefined
  /** Minutes after midnight in the town's time zone. */
  dailyAt: number
  /** Number of daily backups that are kept. */
  keep: number
  /** `age1…` (public: only encrypts) or `AGE-SECRET-KEY-1…`; undefined: not encrypted. */
  key: string | undefined
  /** Undefined: backups are files on this machine. */
  s3: BackupS3 | undefined
}

export const DEFAULT_BACKUP: BackupSettings = {
  dailyTo: undefined,
  dailyAt: 4 * 60,
  keep: 14,
  key: undefined,
  s3: undefined,
}

const KEY = /^(age1[02-9ac-hj-np-z]{58}|AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58})$/

/** Reads the variables `BACKUP_…`. Without an S3 service of their own, backups use the one of the photos. */
export function readBackupSettings(
  env: NodeJS.ProcessEnv,
  secrets: { key: string | undefined; s3Secret: string | undefined },
  photosS3: S3Settings | undefined,
  report: Report,
): BackupSettings {
  const setting = (name: string) => env[`BACKUP_${name}`]?.trim() || undefined
  const [hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/
    .exec(setting('DAILY_AT') ?? '04:00')
    ?.slice(1)
    .map(Number) ?? [Number.NaN, 0]
  if (Number.isNaN(hours)) report('BACKUP_DAILY_AT', 'debe ser una hora como 04:00')
  const keep = Number(setting('KEEP') ?? DEFAULT_BACKUP.keep)
  if (!Number.isInteger(keep) || keep < 1 || keep > 3650) {
    report('BACKUP_KEEP', 'debe ser un número entre 1 y 3650')
  }
  if (secrets.key !== undefined && !KEY.test(secrets.key)) {
    report('BACKUP_KEY', 'debe ser una clave de npm run backup -- --new-key')
  }
  const s3 = s3Of(env, secrets.s3Secret, photosS3, report)
  const dailyTo = setting('DAILY_TO')
  if (dailyTo?.startsWith('s3://') && s3 === undefined) {
    report('BACKUP_DAILY_TO', 'necesita BACKUP_S3_ENDPOINT, BACKUP_S3_KEY y BACKUP_S3_SECRET')
  }
  return { dailyTo, dailyAt: hours! * 60 + minutes!, keep, key: secrets.key, s3 }
}

function s3Of(
  env: NodeJS.ProcessEnv,
  secret: string | undefined,
  photosS3: S3Settings | undefined,
  report: Report,
): BackupS3 | undefined {
  const { BACKUP_S3_ENDPOINT, BACKUP_S3_KEY, BACKUP_S3_REGION } = env
  if (BACKUP_S3_ENDPOINT?.trim() || BACKUP_S3_KEY?.trim() || secret) {
    const service = readS3Service(env, 'BACKUP_S3', secret, report)
    const photosBucket = photosS3?.endpoint === service?.endpoint ? photosS3?.bucket : undefined
    return service && { ...service, photosBucket }
  }
  if (photosS3 === undefined) return undefined
  const { bucket: photosBucket, ...service } = photosS3
  return { ...service, region: BACKUP_S3_REGION?.trim() || service.region, photosBucket }
}
