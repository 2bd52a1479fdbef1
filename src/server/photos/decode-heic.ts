import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { within } from '../process/timers.ts'
import type { HeicTask } from './heic-worker.ts'
import { loadSharp } from './load-sharp.ts'

/** Time limit. 12 megapixels take half a second on an idle machine, 40 at the highest quality six seconds. */
const MAX_SECONDS = 20
/** Limit in bytes. 40 megapixels take 400 MB. */
const MAX_MEMORY = 640 * 1024 * 1024
/** The worker is next to this file, in `src` (.ts) as in the build (.js). */
const WORKER = new URL(`./heic-worker${extname(import.meta.filename)}`, import.meta.url)

/**
 * Converts a HEIC file to an uncompressed TIFF with its colour profile, upright.
 * Rejects if the file is broken or exceeds the limits of time or memory. Each file has its own worker thread, so that
 * a hostile file leaves nothing behind.
 */
export async function decodeHeic(
  picture: Buffer,
  { maxSeconds = MAX_SECONDS, maxMemory = MAX_MEMORY } = {},
): Promise<Buffer> {
  const sharp = await loadSharp()
  const { icc: profile } = await sharp(picture, { limitInputPixels: false }).metadata()
  const workerData: HeicTask = { picture, profile, maxMemory }
  // Silences the decoder's warnings.
  const quiet = { stdout: true, stderr: true }
  const worker = new Worker(WORKER, { workerData, ...quiet })
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
