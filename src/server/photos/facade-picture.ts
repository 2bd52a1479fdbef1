import { facadeLayers, paintLayers } from '#drawing/facade.ts'
import type { FacadeShop } from '#drawing/traits.ts'
import { outlinedLetters, outlinedWords } from './lettering.ts'
import { loadSharp } from './load-sharp.ts'

/** Draws a shop as PNG of `width` × `height` px. Aspect ratios other than 16:11 show more wall or another floor. */
export async function facadePicture(shop: FacadeShop, { width = 1600, height = 1100 } = {}) {
  // All in units of the drawing, which is 320 × 220. From a height of 340 on an upper floor with a roof fits.
  const w = Math.max(320, (220 * width) / height)
  const fullHeight = (w * height) / width
  const roof = fullHeight >= 340 ? 10 : 0
  const layers = facadeLayers(legible(shop), { w, h: fullHeight - roof, letters: outlinedLetters })
  return painting(paintLayers(layers), { width, height }, `0 ${-roof} ${w} ${fullHeight}`)
}

/** Replaces a name that `outlinedLetters` cannot write by the category. */
export function legible(shop: FacadeShop): FacadeShop {
  return { ...shop, name: shop.name && (outlinedWords(shop.name) || shop.category || 'Comercio') }
}

/** Renders SVG shapes on a morning sky as PNG. */
export async function painting(
  shapes: string,
  { width, height }: { width: number; height: number },
  viewBox: string,
): Promise<Buffer> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${viewBox}">${shapes}</svg>`
  const sharp = await loadSharp()
  return sharp(Buffer.from(svg))
    .flatten({ background: '#fdf3dc' })
    .png({ compressionLevel: 3 })
    .toBuffer()
}
