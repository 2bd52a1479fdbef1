import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { MAX_PHOTO_PIXELS } from '#contract/photos.ts'
import { heicProfile } from './heic-header.ts'
import { createTiff } from './tiff.ts'

/** `picture` is its content or its path. */
export type HeicTask = { picture: Uint8Array | string; maxMemory: number }

const { picture, maxMemory: mostMemory } = workerData as HeicTask
const bytes = new Uint8Array(typeof picture === 'string' ? readFileSync(picture) : picture)

// The decoder allocates all its memory here, and handles a refusal as an ordinary failure.
const grow = WebAssembly.Memory.prototype.grow
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * 65_536 > mostMemory) throw new RangeError('too much memory')
  return grow.call(this, pages)
}

const { default: libheif } = await import('libheif-js/wasm-bundle.js')
const image = new libheif.HeifDecoder().decode(bytes).find((each) => each.is_primary())
if (image === undefined) throw new Error('no picture')
const [width, height] = [image.get_width(), image.get_height()]
if (width * height > MAX_PHOTO_PIXELS) throw new Error('more pixels than the header says')
const tiff = createTiff(width, height, heicProfile(Buffer.from(bytes)))
image.display({ data: tiff.pixels }, (shown) => {
  if (shown === null) throw new Error('not decodable')
  parentPort!.postMessage(tiff.bytes, [tiff.bytes.buffer])
})
