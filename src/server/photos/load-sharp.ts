import type sharp from 'sharp'

let loading: Promise<typeof sharp> | undefined

/** The picture library, which takes 40 ms and 20 MB, so that it is loaded for the first picture. */
export function loadSharp(): Promise<typeof sharp> {
  loading ??= load()
  return loading
}

async function load(): Promise<typeof sharp> {
  const { default: sharp } = await import('sharp')
  // A picture uses one core: two at once leave time for the event loop on a small machine.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
