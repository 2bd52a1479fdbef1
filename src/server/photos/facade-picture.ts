import { facadeLayers, painted } from '#drawing/facade.ts'
import type { FacadeShop } from '#drawing/traits.ts'
import { outlinedLetters, outlinedWords } from './lettering.ts'
import { loadSharp } from './load-sharp.ts'

/**
 * A shop's façade by day as PNG, exactly `width` × `height` px, letters as outlines. An aspect ratio other
 * than 16:11 shows more wall or another floor; the shop is never cropped.
 */
export async function facadePicture(
  shop: FacadeShop,
  { width = 1600, height = 1100 } = {},
): Promise<Buffer> {
  const w = Math.max(320, (220 * width) / height)
  const tall = (w * height) / width
  const roof = tall >= 340 ? 10 : 0
  // A sign that our letters cannot write says what is sold there.
  const name = shop.name && (outlinedWords(shop.name) || shop.category || 'Comercio')
  const layers = facadeLayers({ ...shop, name }, { w, h: tall - roof, letters: outlinedLetters })
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 ${-roof} ${w} ${tall}">${painted(layers)}</svg>`
  const sharp = await loadSharp()
  return sharp(Buffer.from(svg))
    .flatten({ background: '#fdf3dc' })
    .png({ compressionLevel: 3 })
    .toBuffer()
}
