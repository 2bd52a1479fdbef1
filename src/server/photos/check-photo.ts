import { MAX_PHOTO_BYTES, type PhotoErrorCode, photoSizeError } from '#contract/photos.ts'
import { type Header, readHeader } from './header.ts'

/**
 * What is wrong with a file by its header, in microseconds and without decoding. Its content decides, not
 * its name or declared type. AVIF is refused like GIF, SVG, TIFF and PDF: no camera writes it, and it is
 * the most expensive to decode. `size` is that of the whole file, of which `bytes` may be only the
 * beginning: a header that does not fit in it is 'broken'.
 */
export function headerError(bytes: Buffer, size = bytes.length): PhotoErrorCode | undefined {
  if (size === 0) return 'empty'
  if (size > MAX_PHOTO_BYTES) return 'heavy'
  const header = headerOf(bytes)
  if (header === 'broken') return 'broken'
  if (header === undefined) return 'kind'
  const { animated, width, height } = header
  if (animated) return 'animated'
  if (width === 0 || height === 0) return 'broken'
  return photoSizeError(width, height)
}

function headerOf(bytes: Buffer): Header | 'broken' | undefined {
  try {
    return readHeader(bytes)
  } catch (error) {
    if (error instanceof RangeError) return 'broken'
    throw error
  }
}
