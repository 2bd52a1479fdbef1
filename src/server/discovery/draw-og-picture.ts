import type { FacadeShop } from '#drawing/traits.ts'
import { facadePicture } from '../photos/facade-picture.ts'
import { loadSharp } from '../photos/load-sharp.ts'

/** The recommended size for Open Graph, in pixels. */
const SIZE = { width: 1200, height: 630 }

/** A shop's façade as JPEG. */
export async function drawOgPicture(shop: FacadeShop): Promise<Buffer> {
  const sharp = await loadSharp()
  const picture = sharp(await facadePicture(shop, SIZE))
  return picture.jpeg({ quality: 84, mozjpeg: true }).toBuffer()
}
