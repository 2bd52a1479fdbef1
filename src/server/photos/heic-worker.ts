import { parentPort, workerData } from 'node:worker_threads'
import { MAX_PHOTO_PIXELS } from '#contract/photos.ts'

export type HeicTask = { picture: Uint8Array; profile: Uint8Array | undefined; maxMemory: number }

/** Readers load one strip of rows at a time. */
const STRIP_ROWS = 64
/** Types of TIFF fields. */
const SHORT = 3
const LONG = 4
const UNDEFINED = 7

const { picture, profile, maxMemory } = workerData as HeicTask

// Limits the memory of the decoder, which allocates all of it by `grow` and handles this error as a failure.
const grow = WebAssembly.Memory.prototype.grow
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * 65_536 > maxMemory) throw new RangeError('too much memory')
  return grow.call(this, pages)
}

const { default: libheif } = await import('libheif-js/wasm-bundle.js')
const image = new libheif.HeifDecoder().decode(picture).find((image) => image.is_primary())
if (image === undefined) throw new Error('no picture')
const [width, height] = [image.get_width(), image.get_height()]
if (width * height > MAX_PHOTO_PIXELS) throw new Error('more pixels than the header says')
const tiff = createTiff(width, height, profile)
image.display({ data: tiff.pixels }, (result) => {
  if (result === null) throw new Error('not decodable')
  parentPort!.postMessage(tiff.bytes, [tiff.bytes.buffer])
})

/** Creates an uncompressed TIFF 6.0 of 8-bit RGBA with an ICC profile. Names in `…At` are offsets in bytes. */
function createTiff(width: number, height: number, profile?: Uint8Array) {
  const strips = Math.ceil(height / STRIP_ROWS)
  const stripBytes = STRIP_ROWS * width * 4
  const pixelBytes = width * height * 4
  const tablesAt = 8
  const directoryAt = tablesAt + 8 + strips * 8
  const entryCount = profile ? 12 : 11
  const iccAt = directoryAt + 2 + 12 * entryCount + 4
  const pixelsAt = iccAt + (profile?.length ?? 0)
  const bytes = new Uint8Array(pixelsAt + pixelBytes)
  const view = new DataView(bytes.buffer)
  const entries: [tag: number, type: number, count: number, value: number][] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, 4, tablesAt], // BitsPerSample
    [259, SHORT, 1, 1], // Compression: none
    [262, SHORT, 1, 2], // PhotometricInterpretation: RGB
    [273, LONG, strips, strips === 1 ? pixelsAt : tablesAt + 8], // StripOffsets
    [277, SHORT, 1, 4], // SamplesPerPixel
    [278, LONG, 1, STRIP_ROWS],
    [279, LONG, strips, strips === 1 ? pixelBytes : tablesAt + 8 + strips * 4], // StripByteCounts
    [284, SHORT, 1, 1], // PlanarConfiguration: RGBA together
    [338, SHORT, 1, 2], // ExtraSamples: alpha
  ]
  if (profile) entries.push([34_675, UNDEFINED, profile.length, iccAt])

  bytes.set([0x49, 0x49, 42, 0])
  view.setUint32(4, directoryAt, true)
  for (let channel = 0; channel < 4; channel++) view.setUint16(tablesAt + channel * 2, 8, true)
  for (let strip = 0; strip < strips; strip++) {
    const from = strip * stripBytes
    view.setUint32(tablesAt + 8 + strip * 4, pixelsAt + from, true)
    const length = Math.min(stripBytes, pixelBytes - from)
    view.setUint32(tablesAt + 8 + (strips + strip) * 4, length, true)
  }
  view.setUint16(directoryAt, entries.length, true)
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const entry = directoryAt + 2 + index * 12
    view.setUint16(entry, tag, true)
    view.setUint16(entry + 2, type, true)
    view.setUint32(entry + 4, count, true)
    view.setUint32(entry + 8, value, true)
  }
  if (profile) bytes.set(profile, iccAt)
  return { bytes, pixels: bytes.subarray(pixelsAt) }
}
