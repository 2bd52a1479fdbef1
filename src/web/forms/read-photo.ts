import { PHOTO_ERRORS } from '#contract/photos.ts'
import { shrinkPhoto, UnfitPhoto } from '#web/forms/shrink-photo.ts'

/** Returns the processed photo, or the error message. */
export async function readPhoto(files: readonly File[]): Promise<File | string> {
  if (files.length > 1) return PHOTO_ERRORS.several
  try {
    return await shrinkPhoto(files[0]!)
  } catch (error) {
    if (error instanceof UnfitPhoto) return PHOTO_ERRORS[error.fault]
    throw error
  }
}
