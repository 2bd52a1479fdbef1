import { MAX_PHOTO_BYTES, type PhotoFault, photoSizeFault } from '#contract/photos.ts'
import { type Header, readHeader } from './header.ts'

/**
 * What is wrong with a file as far as its header shows, in microseconds and without decoding. The
 * content decides, never a name or a declared type. AVIF is refused like GIF, SVG, TIFF and PDF: no
 * camera makes it, and it costs more than all the others to decode.
 */
export function faultOf(bytes: Buffer): PhotoFault | undefined {
  if (bytes.length === 0) return 'empty'
  if (bytes.length > MAX_PHOTO_BYTES) return 'heavy'
  const header = headerOf(bytes)
  if (header === 'broken') return 'broken'
  if (header === undefined) return 'kind'
  const { animated, width, height } = header
  if (animated) return 'animated'
  if (width === 0 || height === 0) return 'broken'
  return photoSizeFault(width, height)
}

function headerOf(bytes: Buffer): Header | 'broken' | undefined {
  try {
    return readHeader(bytes)
  } catch (error) {
    if (error instanceof RangeError) return 'broken'
    throw error
  }
}
