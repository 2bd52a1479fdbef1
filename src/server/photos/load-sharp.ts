import type sharp from 'sharp'
import { once } from '../process/once.ts'

/** Loads the image library at the first picture, because it takes 40 ms and 20 MB. */
export const loadSharp = once(async (): Promise<typeof sharp> => {
  const { default: sharp } = await import('sharp')
  // A picture uses one core: two at once leave time for the event loop on a small machine.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
})
