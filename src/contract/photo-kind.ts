/** Number of bytes at the beginning of a file that are enough to find its kind. */
export const PHOTO_HEAD_BYTES = 64 * 1024

export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'heic'

/** Finds the kind by the first bytes: name and declared type are not trusted. Undefined: not accepted as a photo. */
export function photoKind(head: Uint8Array): PhotoKind | 'animated' | undefined {
  if (has(head, 0, '\xff\xd8\xff')) return 'jpeg'
  if (has(head, 0, '\x89PNG\r\n\x1a\n')) return isAnimatedPng(head) ? 'animated' : 'png'
  if (has(head, 0, 'RIFF') && has(head, 8, 'WEBP')) {
    return webpFlags(head) & ANIMATION_FLAG ? 'animated' : 'webp'
  }
  return has(head, 4, 'ftyp') ? heifKind(head) : undefined
}

/** The browser may not shrink a WebP with EXIF data: Chromium would ignore the orientation in the data. */
export function isWebpWithExif(head: Uint8Array): boolean {
  return photoKind(head) === 'webp' && (webpFlags(head) & EXIF_FLAG) !== 0
}

/** Bits of the flags in a WebP's VP8X chunk. */
const [ANIMATION_FLAG, EXIF_FLAG] = [0x02, 0x08]

function webpFlags(head: Uint8Array): number {
  return has(head, 12, 'VP8X') ? (head[20] ?? 0) : 0
}

/** Whether there is an acTL chunk before the first IDAT (PNG, third edition). */
function isAnimatedPng(head: Uint8Array): boolean {
  for (let start = 8; start + 8 <= head.length; start += 12 + uint32(head, start)) {
    if (has(head, start + 4, 'acTL')) return true
    if (has(head, start + 4, 'IDAT')) return false
  }
  return false
}

const STILL = ['heic', 'heix', 'heim', 'heis']
const MOVING = ['hevc', 'hevx', 'hevm', 'hevs', 'msf1']
/** Generic brands of ISO/IEC 23008-12. They do not identify the encoding. */
const ANY_ENCODING = ['mif1', 'mif2', 'miaf']

function heifKind(head: Uint8Array): 'heic' | 'animated' | undefined {
  const major = text(head, 8, 4)
  if (MOVING.includes(major)) return 'animated'
  if (STILL.includes(major)) return 'heic'
  if (!ANY_ENCODING.includes(major)) return undefined
  const end = Math.min(uint32(head, 0), head.length)
  for (let i = 16; i + 4 <= end; i += 4) if (STILL.includes(text(head, i, 4))) return 'heic'
  return undefined
}

function has(bytes: Uint8Array, offset: number, mark: string): boolean {
  return text(bytes, offset, mark.length) === mark
}

function text(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length))
}

function uint32(bytes: Uint8Array, offset: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(offset)
}
