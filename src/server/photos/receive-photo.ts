import { PHOTO_ERRORS, type PhotoErrorCode } from '#contract/photos.ts'
import { openQueue } from '../queues/queue.ts'
import type { Services } from '../services.ts'
import { headerError } from './check-photo.ts'
import { BrokenPhoto } from './resize-photo.ts'
import { type StoredPhoto, storePhoto } from './store-photo.ts'
import { UploadedFile } from './uploaded-file.ts'

/** Bytes that contain the size of nearly every picture, whatever metadata precedes it. */
const HEAD = 256 * 1024
/** For the others, which are read completely, one at a time. */
const runQueued = openQueue(1, 100)

/**
 * Takes the value of a form's photo field. Returns the photo, its files written, or the error to show under
 * the field. Photos of the same `who` wait for each other. Throws ServiceUnavailable when it cannot be
 * stored now.
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
    if (error instanceof BrokenPhoto) return { error: PHOTO_ERRORS.broken }
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
  const error = file instanceof UploadedFile ? await fileError(file) : file
  return error && PHOTO_ERRORS[error]
}

async function fileError(file: UploadedFile): Promise<PhotoErrorCode | undefined> {
  const error = headerError(await file.read(HEAD), file.size)
  if (error !== 'broken' || file.size <= HEAD) return error
  return runQueued(async () => headerError(await file.read(file.size)))
}

function fileOf(upload: unknown): UploadedFile | PhotoErrorCode {
  if (isEmptyUpload(upload)) return 'missing'
  if (Array.isArray(upload)) return 'several'
  return upload instanceof UploadedFile ? upload : 'kind'
}
