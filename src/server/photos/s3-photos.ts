import { Disk } from 'flydrive'
import type { S3Settings } from '../config/s3-settings.ts'
import { StartupError } from '../process/startup-error.ts'
import type { PhotoStore } from '../services.ts'
import { photoStoreOn } from './photo-store.ts'

const TIMEOUT_MS = 4_000

/** Throws `StartupError` if access is denied. Loads the SDK only now: photos on disk need none. */
export async function s3PhotoStore(
  settings: S3Settings,
  timeout = TIMEOUT_MS,
): Promise<PhotoStore> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  const { endpoint, bucket, region, key, secret } = settings
  const driver = new S3Driver({
    endpoint,
    region,
    bucket,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    forcePathStyle: true,
    visibility: 'private',
    supportsACL: false,
    // Many compatible services do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { requestTimeout: timeout, throwOnRequestTimeout: true },
  })
  // This timeout includes the second attempt and the wait for a connection.
  const photos = photoStoreOn(new Disk(driver), timeout)
  await checkAccess(photos, endpoint, bucket)
  return photos
}

async function checkAccess(photos: PhotoStore, endpoint: string, bucket: string): Promise<void> {
  try {
    for await (const _ of photos.names()) break
  } catch (error) {
    const { code, name } = causeOf(error as Error)
    throw new StartupError(
      `El almacén de fotos no responde bien (PHOTOS_S3_*): ${bucket} en ${endpoint}: ${code ?? name}.`,
    )
  }
}

function causeOf(error: Error): Error & { code?: string } {
  return error.cause instanceof Error ? causeOf(error.cause) : error
}
