import { PHOTO_ERRORS, type PhotoErrorCode } from '#contract/photos.ts'
import type { Services } from '../services.ts'
import { headerError } from './check-photo.ts'
import { UnfitPhoto } from './resize-photo.ts'
import { type StoredPhoto, storePhoto } from './store-photo.ts'
import { UploadedFile } from './uploaded-file.ts'

/**
 * Stores the value of a form's photo field. Returns the photo with its files written, or the error to show under the
 * field. `who` identifies the sender to the fair queue. Throws ServiceUnavailable if it cannot be stored now.
 */
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

/** The error of a file by its header; undefined if it is valid so far. */
export async function uploadError(upload: unknown): Promise<string | undefined> {
  const file = fileOf(upload)
  const error = file instanceof UploadedFile ? await headerError(file) : file
  return error && PHOTO_ERRORS[error]
}

function fileOf(upload: unknown): UploadedFile | PhotoErrorCode {
  if (isEmptyUpload(upload)) return 'missing'
  if (Array.isArray(upload)) return 'several'
  return upload instanceof UploadedFile ? upload : 'kind'
}
