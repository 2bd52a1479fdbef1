import type sharp from 'sharp'
import { once } from '../process/once.ts'

/** The picture library, which takes 40 ms and 20 MB, so that it is loaded for the first picture. */
export const loadSharp = once(async (): Promise<typeof sharp> => {
  const { default: sharp } = await import('sharp')
  // A picture uses one core: two at once leave time for the event loop on a small machine.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
})
