import { Worker } from 'node:worker_threads'
import type { HeicTask } from './heic-worker.ts'

/** Seconds. 12 megapixels take half a second on an idle machine, 40 at their finest six. */
const MOST_TIME = 20
/** Bytes. 40 megapixels take 400 MB. */
const MOST_MEMORY = 640 * 1024 * 1024

/**
 * A HEIC file, its content or its path, as an uncompressed TIFF with its colour profile, turned as the file says. Rejects when
 * it is broken, or takes more time or memory than any honest photo. Works in a thread of its own,
 * which ends with it: what a hostile file did there is gone.
 */
export async function decodeHeic(
  picture: Buffer | string,
  { mostTime = MOST_TIME, mostMemory = MOST_MEMORY } = {},
): Promise<Buffer> {
  const workerData: HeicTask = { picture, mostMemory }
  // The decoder reports what it dislikes on the console, which is nobody's business.
  const quiet = { stdout: true, stderr: true }
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { workerData, ...quiet })
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const timer = setTimeout(() => reject(new Error('took too long')), mostTime * 1000)
  worker.once('message', ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) =>
    resolve(Buffer.from(buffer, byteOffset, byteLength)),
  )
  worker.once('error', reject)
  worker.once('exit', () => reject(new Error('ended without a picture')))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
