import { PHOTO_ERRORS, type PhotoFault } from '#contract/photos.ts'
import { UploadedFile } from '../http/body.ts'
import type { Services } from '../services.ts'
import { faultOf } from './check-photo.ts'
import { type KeptPhoto, keepPhoto } from './keep-photo.ts'
import { BrokenPhoto } from './resize-photo.ts'

/**
 * Takes whatever stood in the photo field of a form. The answer is the photo, its files written, or
 * the sentence that belongs under the field. Throws NotNow when it cannot be kept now.
 */
export async function receivePhoto(
  services: Pick<Services, 'db' | 'photos' | 'clock'>,
  upload: unknown,
): Promise<{ photo: KeptPhoto } | { error: string }> {
  const file = fileOf(upload)
  if (!(file instanceof UploadedFile)) return { error: PHOTO_ERRORS[file] }
  const fault = faultOf(file.bytes)
  if (fault !== undefined) return { error: PHOTO_ERRORS[fault] }
  try {
    return { photo: await keepPhoto(services, file.bytes) }
  } catch (error) {
    if (error instanceof BrokenPhoto) return { error: PHOTO_ERRORS.broken }
    throw error
  }
}

function fileOf(upload: unknown): UploadedFile | PhotoFault {
  if (upload === undefined || upload === null || upload === '') return 'missing'
  if (Array.isArray(upload)) return 'several'
  if (!(upload instanceof UploadedFile)) return 'kind'
  // A browser sends a field without a file as a file without a name.
  return upload.bytes.length === 0 && upload.filename === '' ? 'missing' : upload
}
