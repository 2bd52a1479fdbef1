import { PHOTO_ERRORS, type PhotoFault } from '#contract/photos.ts'
import { UploadedFile } from '../http/body.ts'
import type { Services } from '../services.ts'
import { faultOf } from './check-photo.ts'
import { type KeptPhoto, keepPhoto } from './keep-photo.ts'
import { BrokenPhoto } from './resize-photo.ts'

/**
 * Takes whatever stood in the photo field of a form. The answer is the photo, its files written, or
 * the sentence that belongs under the field. Those `who` sent wait for each other. Throws NotNow when
 * it cannot be kept now.
 */
export async function receivePhoto(
  services: Pick<Services, 'db' | 'photos' | 'clock'>,
  upload: unknown,
  who: string,
): Promise<{ photo: KeptPhoto } | { error: string }> {
  const error = faultOfUpload(upload)
  if (error !== undefined) return { error }
  try {
    return { photo: await keepPhoto(services, (upload as UploadedFile).bytes, who) }
  } catch (error) {
    if (error instanceof BrokenPhoto) return { error: PHOTO_ERRORS.broken }
    throw error
  }
}

/** A browser sends a field without a file as a file without a name. */
export function isLeftOut(upload: unknown): boolean {
  if (upload instanceof UploadedFile) return upload.bytes.length === 0 && upload.filename === ''
  return upload === undefined || upload === null || upload === ''
}

/** The sentence for whatever is wrong with it as far as its header shows. */
export function faultOfUpload(upload: unknown): string | undefined {
  const file = fileOf(upload)
  const fault = file instanceof UploadedFile ? faultOf(file.bytes) : file
  return fault && PHOTO_ERRORS[fault]
}

function fileOf(upload: unknown): UploadedFile | PhotoFault {
  if (isLeftOut(upload)) return 'missing'
  if (Array.isArray(upload)) return 'several'
  return upload instanceof UploadedFile ? upload : 'kind'
}
