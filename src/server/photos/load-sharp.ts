import type sharp from 'sharp'
import { once } from '../process/once.ts'

/** Loads the image library late, because it takes 40 ms and 20 MB. */
export const loadSharp = once(async (): Promise<typeof sharp> => {
  const { default: sharp } = await import('sharp')
  // One core for each picture, to leave time for the event loop.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
})
