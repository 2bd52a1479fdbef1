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

/** Bytes; 10,000 parts are allowed, and two of them stand in memory. */
const PART_SIZE = 16 * 1024 * 1024

/** Backups in a bucket of an S3-compatible service, under `prefix` ('' or with a final slash). */
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
  const addressOf = (name: string) => `s3://${bucket}/${prefix}${name}`
  const at = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` })

  const explained = (error: unknown): unknown => {
    const { $metadata, name, code } = error as { $metadata?: unknown; name: string; code?: string }
    if ($metadata === undefined && !/^E[A-Z]+$/.test(code ?? '')) return error
    return new StartupError(
      `El almacén de copias no responde bien (BACKUP_S3_*): ${bucket} en ${endpoint}: ${code ?? name}.`,
    )
  }

  return {
    addressOf,
    async write(name, source) {
      if (await exists(name))
        throw new StartupError(`${addressOf(name)} ya existe: elige otro nombre.`)
      const body = Readable.from(source, { objectMode: false })
      const upload = new Upload({
        client,
        params: { ...at(name), Body: body },
        partSize: PART_SIZE,
        queueSize: 2,
      })
      // An upload that fails is given up, so that its parts are not stored for ever.
      await upload.done().catch((error) => {
        throw explained(error)
      })
    },
    async read(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(name)))
        return Body as Readable
      } catch (error) {
        if (isMissing(error)) throw new StartupError(`No hay ninguna copia en ${addressOf(name)}.`)
        throw explained(error)
      }
    },
    async names() {
      const names: string[] = []
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        { Bucket: bucket, Prefix: prefix },
      )) {
        for (const { Key = '' } of Contents) names.push(Key.slice(prefix.length))
      }
      return names
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(at(name)))
    },
  }

  async function exists(name: string): Promise<boolean> {
    try {
      await client.send(new HeadObjectCommand(at(name)))
      return true
    } catch (error) {
      if (isMissing(error)) return false
      throw explained(error)
    }
  }
}

function isMissing(error: unknown): boolean {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } }
  return $metadata?.httpStatusCode === 404
}
