import { LRUCache } from 'lru-cache'
import type { FacadeShop } from '#drawing/traits.ts'
import { openQueue } from '../queues/fair-queue.ts'
import type { OgCaption } from './draw-og-picture.ts'

/** Draws previews of shared links as JPEG: a façade, with or without an offer, or a street. */
export function openOgPictures() {
  const cache = new LRUCache<string, Promise<Buffer>>({ max: 300 })
  // Draws one picture at a time, because uploaded photos are more important. At most 100 wait.
  const inTurn = openQueue(1, 100)
  return async (shown: FacadeShop | FacadeShop[], caption?: OgCaption): Promise<Buffer> => {
    const key = JSON.stringify([shown, caption])
    const cached = cache.get(key)
    if (cached) return cached
    const drawing = inTurn(async () => {
      // Loaded late, because the font parser is rarely needed.
      const { drawOgPicture, drawOgStreet } = await import('./draw-og-picture.ts')
      return Array.isArray(shown) ? drawOgStreet(shown) : drawOgPicture(shown, caption)
    })
    cache.set(key, drawing)
    drawing.catch(() => cache.delete(key))
    return drawing
  }
}
