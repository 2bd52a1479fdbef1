import { offerDrawing } from '#drawing/offer-drawing.ts'
import type { TownShop } from './shape.ts'

/** Pixels. */
const PICTURE = { width: 1600, height: 1100 }
/** The façade is drawn larger by this factor, then cropped to its window. */
const ZOOM = 1.75

/** Draws the first photo of a shop: a crop of its façade around the window. */
export async function drawWindow({ name, categories }: TownShop, id: number): Promise<Buffer> {
  // Loaded here, because a start with a filled database draws nothing.
  const { facadePicture } = await import('#server/photos/facade-picture.ts')
  const { loadSharp } = await import('#server/photos/load-sharp.ts')
  const { width, height } = PICTURE
  const front = await facadePicture(
    { id, name, category: categories[0] },
    { width: width * ZOOM, height: height * ZOOM },
  )
  const sharp = await loadSharp()
  const left = Math.round(width * 0.2)
  const top = Math.round(height * (ZOOM - 1))
  return sharp(front)
    .extract({ left, top, ...PICTURE })
    .png()
    .toBuffer()
}

export async function drawWares({ categories }: TownShop, id: number): Promise<Buffer> {
  const { loadSharp } = await import('#server/photos/load-sharp.ts')
  const category = categories[0]!
  const drawing = offerDrawing({ id, category }, { w: 320, h: 220 }).replace(
    '<svg ',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}" `,
  )
  const sharp = await loadSharp()
  return sharp(Buffer.from(drawing)).flatten({ background: '#fbf4e4' }).png().toBuffer()
}
