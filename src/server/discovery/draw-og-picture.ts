import { FACADE_SIZE as SIZE } from '#contract/site-paths.ts'
import type { FacadeShop } from '#drawing/traits.ts'
import { facadePicture } from '../photos/facade-picture.ts'
import { lettersWidth, outlinedLetters, outlinedWords } from '../photos/lettering.ts'
import { loadSharp } from '../photos/load-sharp.ts'

/** What stands below the façade: the title of an offer, and until when it holds, '' where that is not said. */
export type OgCaption = { title: string; until: string }

const MARGIN = 60
const TITLE = { size: 68, weight: 700 }
const UNTIL = { size: 44, weight: 500 }
/** As `offer` and `on-offer` of the design tokens, by day. */
const PAPER = '#b54a20'
const INK = '#ffffff'

/** A shop's façade as JPEG. */
export async function drawOgPicture(shop: FacadeShop, caption?: OgCaption): Promise<Buffer> {
  const sharp = await loadSharp()
  const below = caption && band({ ...caption, title: outlinedWords(caption.title) || 'Oferta' })
  const height = SIZE.height - (below?.height ?? 0)
  const facade = sharp(await facadePicture(shop, { ...SIZE, height }))
  const picture = below
    ? facade
        .extend({ bottom: below.height, background: PAPER })
        .composite([{ input: Buffer.from(below.svg), gravity: 'south' }])
    : facade
  return picture.jpeg({ quality: 84, mozjpeg: true }).toBuffer()
}

function band({ title, until }: OgCaption): { svg: string; height: number } {
  const height = until ? 210 : 140
  const letters =
    line(title, { ...TITLE, y: until ? 75 : height / 2 }) +
    (until && line(until, { ...UNTIL, y: 155 }))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${height}">${letters}</svg>`
  return { svg, height }
}

/** A line of letters in the middle; smaller, down to a half, or shortened where it would not fit. */
function line(text: string, { size, weight, y }: { size: number; weight: number; y: number }) {
  const room = SIZE.width - 2 * MARGIN
  const fitting = Math.min(size, (room / lettersWidth(text, size, weight)) * size)
  const used = Math.max(size / 2, fitting)
  let shown = text
  while (lettersWidth(shown, used, weight) > room) shown = `${shown.slice(0, -2).trimEnd()}…`
  return outlinedLetters(shown, { x: SIZE.width / 2, y, size: used, weight, fill: INK })
}
