import { type Environment, parseOrigin } from './environment.ts'

/** `endpoint` is an origin, without a path. */
export type S3Service = { endpoint: string; region: string; key: string; secret: string }
export type S3Settings = S3Service & { bucket: string }

/** Reads the variables `{prefix}_…`. All except the region must be set. */
export function readS3Service(
  { text, secret, report }: Environment,
  prefix: 'PHOTOS_S3' | 'BACKUP_S3',
): S3Service | undefined {
  const endpoint = parseOrigin(text(`${prefix}_ENDPOINT`) ?? '')
  const key = text(`${prefix}_KEY`)
  const secretKey = secret(`${prefix}_SECRET`)
  if (!endpoint) {
    report(`${prefix}_ENDPOINT`, 'debe ser una dirección como https://s3.example, sin ruta')
  }
  if (!key) report(`${prefix}_KEY`, 'falta')
  if (!secretKey) report(`${prefix}_SECRET`, 'falta')
  const region = text(`${prefix}_REGION`) ?? 'us-east-1'
  return endpoint && key && secretKey ? { endpoint, region, key, secret: secretKey } : undefined
}

/** Either all or none of the variables must be set. */
export function readPhotosS3(environment: Environment): S3Settings | undefined {
  const { text, isSet, report } = environment
  if (!['ENDPOINT', 'BUCKET', 'KEY', 'SECRET'].some((name) => isSet(`PHOTOS_S3_${name}`))) {
    return undefined
  }
  const service = readS3Service(environment, 'PHOTOS_S3')
  const bucket = text('PHOTOS_S3_BUCKET') ?? ''
  if (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) return service && { ...service, bucket }
  report('PHOTOS_S3_BUCKET', 'debe ser el nombre de un bucket')
  return undefined
}
