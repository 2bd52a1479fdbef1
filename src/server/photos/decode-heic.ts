import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { within } from '../process/timers.ts'
import type { HeicTask } from './heic-worker.ts'
import { loadSharp } from './load-sharp.ts'

/** 40 megapixels take up to six seconds on an idle machine. */
const MAX_SECONDS = 20
/** In bytes. 40 megapixels take 400 MB. */
const MAX_MEMORY = 640 * 1024 * 1024
/** A .ts file in `src`, a .js file in the build. */
const WORKER = new URL(`./heic-worker${extname(import.meta.filename)}`, import.meta.url)

/** Converts HEIC to an upright TIFF. Each file has a new thread, so that a malicious file cannot affect others. */
export async function decodeHeic(
  picture: Buffer,
  { maxSeconds = MAX_SECONDS, maxMemory = MAX_MEMORY } = {},
): Promise<Buffer> {
  const sharp = await loadSharp()
  const { icc: profile } = await sharp(picture, { limitInputPixels: false }).metadata()
  const workerData: HeicTask = { picture, profile, maxMemory }
  // With `stdout` and `stderr` the decoder's warnings do not reach the server's log.
  const worker = new Worker(WORKER, { workerData, stdout: true, stderr: true })
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  worker.once('message', ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) =>
    resolve(Buffer.from(buffer, byteOffset, byteLength)),
  )
  worker.once('error', reject)
  worker.once('exit', () => reject(new Error('ended without a picture')))
  try {
    return await within(maxSeconds * 1000, promise, () => new Error('took too long'))
  } finally {
    await worker.terminate()
  }
}
