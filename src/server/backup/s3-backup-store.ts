import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { BackupS3 } from '../config/backup-settings.ts'
import { StartupError } from '../process/startup-error.ts'
import type { BackupStore } from './backup-store.ts'

/** Bytes: 16 MiB. S3 allows 10,000 parts in a file. Two parts at a time are in memory. */
const PART_SIZE = 16 * 1024 * 1024

/** `prefix` is '' or ends with a slash. */
export function s3BackupStore(settings: BackupS3, bucket: string, prefix: string): BackupStore {
  const { endpoint, region, key, secret } = settings
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    forcePathStyle: true,
    // Many compatible services do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  allowUnconditionalWrites(client)
  const addressOf = (name: string) => `s3://${bucket}/${prefix}${name}`
  const objectOf = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` })

  const taken = (name: string) =>
    new StartupError(`${addressOf(name)} ya existe: elige otro nombre.`)

  const explainError = (error: unknown): unknown => {
    const { $metadata, name, code } = error as { $metadata?: unknown; name: string; code?: string }
    if ($metadata === undefined && !/^E[A-Z]+$/.test(code ?? '')) return error
    return new StartupError(
      `El almacén de copias no responde bien (BACKUP_S3_*): ${bucket} en ${endpoint}: ${code ?? name}.`,
    )
  }

  return {
    addressOf,
    async write(name, source) {
      const existing = await client.send(new HeadObjectCommand(objectOf(name))).catch((error) => {
        if (!hasStatus(error, 404)) throw explainError(error)
      })
      if (existing) throw taken(name)
      const body = Readable.from(source, { objectMode: false })
      const upload = new Upload({
        client,
        // Refuses to overwrite a file that was written meanwhile.
        params: { ...objectOf(name), Body: body, IfNoneMatch: '*' },
        partSize: PART_SIZE,
        queueSize: 2,
      })
      // A failed upload is aborted, so that no parts stay in the bucket.
      await upload.done().catch((error) => {
        throw hasStatus(error, 412) ? taken(name) : explainError(error)
      })
    },
    async read(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand(objectOf(name)))
        return Body as Readable
      } catch (error) {
        if (hasStatus(error, 404))
          throw new StartupError(`No hay ninguna copia en ${addressOf(name)}.`)
        throw explainError(error)
      }
    },
    async names() {
      const names: string[] = []
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })
      for await (const { Contents = [] } of pages) {
        for (const { Key = '' } of Contents) names.push(Key.slice(prefix.length))
      }
      return names
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(objectOf(name)))
    },
  }
}

function hasStatus(error: unknown, status: number): boolean {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } }
  return $metadata?.httpStatusCode === status
}

/** Repeats a conditional write without its condition, if the service does not support conditions (501). */
function allowUnconditionalWrites(client: S3Client): void {
  client.middlewareStack.add(
    (next) => (args) =>
      next(args).catch((error) => {
        if (!('IfNoneMatch' in args.input) || !hasStatus(error, 501)) throw error
        return next({ ...args, input: { ...args.input, IfNoneMatch: undefined } })
      }),
    { step: 'initialize' },
  )
}
