import { readHeicHeader } from './heic-header.ts'

/** What a picture's header says. Sizes in pixels, before rotation. */
export type Header = {
  kind: 'jpeg' | 'png' | 'webp' | 'heic'
  width: number
  height: number
  animated: boolean
}

/**
 * Reads the header of a JPEG, PNG, WebP or HEIC file, detected by content, without decoding. Undefined for
 * any other kind of file; throws a RangeError when the header is truncated or invalid.
 */
export function readHeader(bytes: Buffer): Header | undefined {
  if (begins(bytes, 0, '\xff\xd8\xff')) return { kind: 'jpeg', animated: false, ...jpegSize(bytes) }
  if (begins(bytes, 0, '\x89PNG\r\n\x1a\n')) return readPng(bytes)
  if (begins(bytes, 0, 'RIFF') && begins(bytes, 8, 'WEBP')) return readWebp(bytes)
  return begins(bytes, 4, 'ftyp') ? readHeicHeader(bytes) : undefined
}

function begins(bytes: Buffer, at: number, mark: string): boolean {
  return bytes.toString('latin1', at, at + mark.length) === mark
}

type Size = { width: number; height: number }

/** ITU T.81, annex B: segments follow each other until the frame header (SOF), which contains the size. */
function jpegSize(bytes: Buffer): Size {
  let at = 2
  while (true) {
    if (bytes.readUInt8(at) !== 0xff) throw new RangeError('no marker')
    while (bytes.readUInt8(at) === 0xff) at++
    const marker = bytes.readUInt8(at++)
    if (marker === 0xd9 || marker === 0xda) throw new RangeError('no frame')
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) continue
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: bytes.readUInt16BE(at + 3), width: bytes.readUInt16BE(at + 5) }
    at += Math.max(2, bytes.readUInt16BE(at))
  }
}

/** PNG, third edition: IHDR comes first; acTL before the first IDAT means that it is animated. */
function readPng(bytes: Buffer): Header {
  if (!begins(bytes, 12, 'IHDR')) throw new RangeError('no IHDR')
  const width = bytes.readUInt32BE(16)
  const height = bytes.readUInt32BE(20)
  for (let at = 8; ; at += 12 + bytes.readUInt32BE(at)) {
    bytes.readUInt32BE(at + 4)
    if (begins(bytes, at + 4, 'acTL')) return { kind: 'png', width, height, animated: true }
    if (begins(bytes, at + 4, 'IDAT')) return { kind: 'png', width, height, animated: false }
  }
}

/** RFC 9649: a bare VP8 or VP8L chunk, or VP8X with the size of the canvas and its flags. */
function readWebp(bytes: Buffer): Header {
  const still = { kind: 'webp', animated: false } as const
  if (begins(bytes, 12, 'VP8 ')) {
    const width = bytes.readUInt16LE(26) & 0x3fff
    return { ...still, width, height: bytes.readUInt16LE(28) & 0x3fff }
  }
  if (begins(bytes, 12, 'VP8L')) {
    const bits = bytes.readUInt32LE(21)
    return { ...still, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (!begins(bytes, 12, 'VP8X')) throw new RangeError('no picture')
  const animated = (bytes.readUInt8(20) & 0x02) !== 0
  return {
    kind: 'webp',
    animated,
    width: bytes.readUIntLE(24, 3) + 1,
    height: bytes.readUIntLE(27, 3) + 1,
  }
}
