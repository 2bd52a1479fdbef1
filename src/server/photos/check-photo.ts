import { PHOTO_HEAD_BYTES, photoKind } from '#contract/photo-kind.ts'
import { MAX_PHOTO_BYTES, type PhotoErrorCode, photoSizeError } from '#contract/photos.ts'
import { loadSharp } from './load-sharp.ts'
import type { UploadedFile } from './uploaded-file.ts'

/**
 * Returns the error of a file by its header, without decoding it; undefined if there is none. AVIF is refused like
 * GIF, SVG, TIFF and PDF: no camera writes it, and it is the most expensive to decode.
 */
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
    // Throws if the disk failed and not the picture.
    await file.read(1)
    return undefined
  }
}
