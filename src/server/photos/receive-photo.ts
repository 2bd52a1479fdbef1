import { PHOTO_ERRORS, type PhotoErrorCode } from '#contract/photos.ts'
import { openQueue } from '../queue.ts'
import type { Services } from '../services.ts'
import { UploadedFile } from '../uploaded-file.ts'
import { headerError } from './check-photo.ts'
import { BrokenPhoto } from './resize-photo.ts'
import { type StoredPhoto, storePhoto } from './store-photo.ts'

/** Bytes in which nearly every picture has its size, whatever else its camera wrote before. */
const HEAD = 256 * 1024
/** For the few others, whole in memory, one at a time. */
const runQueued = openQueue(1, 100)

/**
 * Takes whatever stood in the photo field of a form. The answer is the photo, its files written, or
 * the sentence that belongs under the field. Those `who` sent wait for each other. Throws ServiceUnavailable when
 * it cannot be kept now.
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

/** A browser sends a field without a file as a file without a name. */
export function isEmptyUpload(upload: unknown): boolean {
  if (upload instanceof UploadedFile) return upload.size === 0 && upload.filename === ''
  return upload === undefined || upload === null || upload === ''
}

/** The sentence for whatever is wrong with it as far as its header shows. */
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
