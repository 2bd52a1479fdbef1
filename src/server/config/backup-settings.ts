import { type Environment, wholeNumber } from './environment.ts'
import { readS3Service, type S3Service, type S3Settings } from './s3-settings.ts'

export type BackupS3 = S3Service & {
  /** The photo bucket, if it is on the same service: no backup may be written there. */
  photosBucket: string | undefined
}

export type BackupSettings = {
  /** A folder or `s3://bucket/prefix/`. Undefined: no daily backup. */
  dailyTo: string | undefined
  /** Minutes after midnight in the town's time zone. */
  dailyAt: number
  /** Number of daily backups. */
  keep: number
  /** `age1…` (public: only encrypts) or `AGE-SECRET-KEY-1…`; undefined: not encrypted. */
  key: string | undefined
  /** The service, for URLs `s3://bucket/…`. */
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

/** Without variables for the S3 service of backups, the service of the photos is used. */
export function readBackupSettings(
  environment: Environment,
  photosS3: S3Settings | undefined,
): BackupSettings {
  const { text, parsed, secret, report } = environment
  const { dailyAt, keep } = DEFAULT_BACKUP
  const s3 = s3Of(environment, photosS3)
  const dailyTo = text('BACKUP_DAILY_TO')
  if (dailyTo?.startsWith('s3://') && s3 === undefined) {
    report('BACKUP_DAILY_TO', 'necesita BACKUP_S3_ENDPOINT, BACKUP_S3_KEY y BACKUP_S3_SECRET')
  }
  return {
    dailyTo,
    dailyAt: parsed('BACKUP_DAILY_AT', parseTime, 'debe ser una hora como 04:00') ?? dailyAt,
    keep: parsed('BACKUP_KEEP', wholeNumber(1, 3650), 'debe ser un número entre 1 y 3650') ?? keep,
    key: secret(
      'BACKUP_KEY',
      (key) => KEY.test(key),
      'debe ser una clave de npm run backup -- --new-key',
    ),
    s3,
  }
}

/** Parses '04:00' to minutes after midnight. */
function parseTime(text: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

function s3Of(environment: Environment, photosS3: S3Settings | undefined): BackupS3 | undefined {
  const { text, isSet } = environment
  if (['ENDPOINT', 'KEY', 'SECRET'].some((name) => isSet(`BACKUP_S3_${name}`))) {
    const service = readS3Service(environment, 'BACKUP_S3')
    const photosBucket = photosS3?.endpoint === service?.endpoint ? photosS3?.bucket : undefined
    return service && { ...service, photosBucket }
  }
  if (photosS3 === undefined) return undefined
  const { bucket: photosBucket, ...service } = photosS3
  return { ...service, region: text('BACKUP_S3_REGION') ?? service.region, photosBucket }
}
