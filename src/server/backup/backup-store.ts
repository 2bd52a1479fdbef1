import { existsSync, statSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import type { BackupSettings } from '../config/backup-settings.ts'
import { StartupError } from '../process/startup-error.ts'
import { diskBackupStore } from './disk-backup-store.ts'

export type BackupStore = {
  /** Returns the path or URL of a backup. */
  addressOf(name: string): string
  /** Writes a file, visible when it is complete. Leaves no file if `source` fails. Throws if the name is taken. */
  write(name: string, source: AsyncIterable<Uint8Array>): Promise<void>
  read(name: string): Promise<AsyncIterable<Uint8Array>>
  names(): Promise<string[]>
  remove(name: string): Promise<void>
}

type BackupLocation = { store: BackupStore; name: string | undefined }

/** Parses the path or URL of a backup. `name` is undefined for a folder, which exists or ends with a slash. */
export async function locate(address: string, settings: BackupSettings): Promise<BackupLocation> {
  if (address.startsWith('s3://')) return locateInBucket(address, settings)
  if (/^\w+:\/\//.test(address)) {
    throw new StartupError(
      `${address}: una copia va a un fichero, una carpeta o s3://bucket/nombre.`,
    )
  }
  const path = resolve(address)
  const isFolder = /[/\\]$/.test(address) || (existsSync(path) && statSync(path).isDirectory())
  if (isFolder) return { store: diskBackupStore(path), name: undefined }
  return { store: diskBackupStore(dirname(path)), name: basename(path) }
}

async function locateInBucket(address: string, { s3 }: BackupSettings): Promise<BackupLocation> {
  const [, bucket, path] = /^s3:\/\/([^/]+)(?:\/|$)(.*)$/.exec(address) ?? []
  if (!bucket)
    throw new StartupError(`${address}: falta el bucket, como en s3://copias/escaparate/.`)
  if (s3 === undefined) {
    throw new StartupError(
      'Para copias en S3 hacen falta BACKUP_S3_ENDPOINT, BACKUP_S3_KEY y BACKUP_S3_SECRET.',
    )
  }
  if (s3.photosBucket === bucket) {
    throw new StartupError(
      `El bucket ${bucket} es el de las fotos, donde se elimina lo que no es una foto: elige otro.`,
    )
  }
  const slash = path!.lastIndexOf('/') + 1
  const { s3BackupStore } = await import('./s3-backup-store.ts')
  const store = s3BackupStore(s3, bucket, path!.slice(0, slash))
  return { store, name: path!.slice(slash) || undefined }
}
