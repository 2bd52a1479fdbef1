import { parentPort, workerData } from 'node:worker_threads'
import { MAX_PHOTO_PIXELS } from '#contract/photos.ts'
import { createTiff } from './tiff.ts'

export type HeicTask = { picture: Uint8Array; profile: Uint8Array | undefined; maxMemory: number }

const { picture, profile, maxMemory } = workerData as HeicTask

// The decoder allocates all of its memory here, and handles this error as an ordinary failure.
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
