import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { FacadeShop } from '#drawing/traits.ts'
import { facadePicture } from '../photos/facade-picture.ts'
import { openQueue } from '../queue.ts'

/** The recommended size for Open Graph, in pixels. */
const SIZE = { width: 1200, height: 630 }

/** Draws the preview pictures of shared links: a shop's façade, as JPEG. */
export function openOgPictures() {
  const cache = new LRUCache<string, Promise<Buffer>>({ max: 300 })
  // One at a time, because uploaded photos matter more.
  const inTurn = openQueue(1, 100)
  return async (shop: FacadeShop): Promise<Buffer> => {
    const key = JSON.stringify([shop.id, shop.name, shop.category])
    const known = cache.get(key)
    if (known) return known
    const drawing = inTurn(async () =>
      sharp(await facadePicture(shop, SIZE))
        .jpeg({ quality: 84, mozjpeg: true })
        .toBuffer(),
    )
    cache.set(key, drawing)
    drawing.catch(() => cache.delete(key))
    return drawing
  }
}
