import { open } from 'node:fs/promises'
import { PHOTO_HEAD_BYTES, photoKind } from '#contract/photo-kind.ts'
import {
  MAX_PHOTO_BYTES,
  PHOTO_ERRORS,
  type PhotoErrorCode,
  photoSizeError,
} from '#contract/photos.ts'
import type { Services } from '../services.ts'
import { loadSharp } from './load-sharp.ts'
import { UnfitPhoto } from './resize-photo.ts'
import { type StoredPhoto, storePhoto } from './store-photo.ts'

/** Stores a form's photo. `who` identifies the sender to the fair queue. Throws ServiceUnavailable. */
export async function receivePhoto(
  services: Pick<Services, 'db' | 'photos' | 'clock'>,
  upload: unknown,
  who: string,
): Promise<{ photo: StoredPhoto } | { error: string }> {
  const error = await uploadError(upload)
  if (error !== undefined) return { error }
  try {
    return { photo: await storePhoto(services, (upload as UploadedFile).path, who) }
  } catch (error) {
    if (error instanceof UnfitPhoto) return { error: PHOTO_ERRORS[error.code] }
    throw error
  }
}

/** Browsers send an empty file field as a file without a name. */
export function isEmptyUpload(upload: unknown): boolean {
  if (upload instanceof UploadedFile) return upload.size === 0 && upload.filename === ''
  return upload === undefined || upload === null || upload === ''
}

export async function uploadError(upload: unknown): Promise<string | undefined> {
  const code = await errorCode(upload)
  return code && PHOTO_ERRORS[code]
}

async function errorCode(upload: unknown): Promise<PhotoErrorCode | undefined> {
  if (isEmptyUpload(upload)) return 'missing'
  if (Array.isArray(upload)) return 'several'
  return upload instanceof UploadedFile ? headerError(upload) : 'kind'
}

/** Checks a file without decoding it. `photoKind` refuses AVIF: no camera writes it, and decoding it is expensive. */
export async function headerError(file: UploadedFile): Promise<PhotoErrorCode | undefined> {
  if (file.size === 0) return 'empty'
  if (file.size > MAX_PHOTO_BYTES) return 'heavy'
  const kind = photoKind(await file.read(PHOTO_HEAD_BYTES))
  if (kind === undefined) return 'kind'
  if (kind === 'animated') return kind
  const size = await sizeOf(file)
  return size ? photoSizeError(size.width, size.height) : 'broken'
}

async function sizeOf(file: UploadedFile): Promise<{ width: number; height: number } | undefined> {
  const sharp = await loadSharp()
  try {
    return await sharp(file.path, { limitInputPixels: false }).metadata()
  } catch {
    // Throws if the disk, not the picture, is the cause.
    await file.read(1)
    return undefined
  }
}

/** An uploaded file, which is on disk until the response is sent. */
export class UploadedFile {
  /** Chosen by the client. */
  readonly filename: string
  readonly path: string
  /** Bytes. */
  readonly size: number
  /** Hex digest of the content. */
  readonly sha256: string

  constructor(file: Pick<UploadedFile, 'filename' | 'path' | 'size' | 'sha256'>) {
    this.filename = file.filename
    this.path = file.path
    this.size = file.size
    this.sha256 = file.sha256
  }

  /** Reads from the start. */
  async read(maxBytes: number): Promise<Buffer> {
    const handle = await open(this.path)
    try {
      const bytes = Buffer.alloc(Math.min(maxBytes, this.size))
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, 0)
      return bytes.subarray(0, bytesRead)
    } finally {
      await handle.close()
    }
  }
}
