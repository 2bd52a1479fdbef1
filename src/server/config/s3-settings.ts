import { parseOrigin, type Report } from './url-settings.ts'

/** Settings of an S3-compatible service. `endpoint` is an origin, without the bucket. */
export type S3Service = { endpoint: string; region: string; key: string; secret: string }
export type S3Settings = S3Service & { bucket: string }

/** Reads the variables `{prefix}_…`. All except the region must be set. */
export function readS3Service(
  env: NodeJS.ProcessEnv,
  prefix: 'PHOTOS_S3' | 'BACKUP_S3',
  secret: string | undefined,
  report: Report,
): S3Service | undefined {
  const setting = (name: string) => env[`${prefix}_${name}`]?.trim() || undefined
  const [url, key, region = 'us-east-1'] = ['ENDPOINT', 'KEY', 'REGION'].map(setting)
  const endpoint = url && parseOrigin(url)
  if (!endpoint) {
    report(`${prefix}_ENDPOINT`, 'debe ser una dirección como https://s3.example, sin ruta')
  }
  if (!key) report(`${prefix}_KEY`, 'falta')
  if (!secret) report(`${prefix}_SECRET`, 'falta')
  return endpoint && key && secret ? { endpoint, region, key, secret } : undefined
}

/** Reads the settings of the photo store. Either all or none of them must be set. */
export function readPhotosS3(
  env: NodeJS.ProcessEnv,
  secret: string | undefined,
  report: Report,
): S3Settings | undefined {
  const names = ['ENDPOINT', 'BUCKET', 'KEY'].map((name) => env[`PHOTOS_S3_${name}`]?.trim())
  if (![...names, secret].some(Boolean)) return undefined
  const service = readS3Service(env, 'PHOTOS_S3', secret, report)
  const bucket = names[1] ?? ''
  if (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) return service && { ...service, bucket }
  report('PHOTOS_S3_BUCKET', 'debe ser el nombre de un bucket')
  return undefined
}
