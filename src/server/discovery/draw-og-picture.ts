import type { Sharp } from 'sharp'
import { FACADE_SIZE as SIZE } from '#contract/site-paths.ts'
import { LONG_STREET_HEIGHT, longStreet } from '#drawing/street.ts'
import type { FacadeShop } from '#drawing/traits.ts'
import { facadePicture, legible, painting } from '../photos/facade-picture.ts'
import { lettersWidth, outlinedLetters, outlinedWords } from '../photos/lettering.ts'
import { loadSharp } from '../photos/load-sharp.ts'

/** The title of an offer, and until when it is valid. */
export type OgCaption = { title: string; until: string }

/** Sizes are in pixels. */
const MARGIN = 60
const TITLE = { size: 68, weight: 700 }
const UNTIL = { size: 44, weight: 500 }
/** Equal to the design tokens `offer` and `on-offer` in daylight. */
const PAPER = '#b54a20'
const INK = '#ffffff'

const STREET = { width: 1300, height: (1300 * SIZE.height) / SIZE.width }

export async function drawOgStreet(shops: readonly FacadeShop[]): Promise<Buffer> {
  const { shapes, width } = longStreet(shops.map(legible), STREET.width, outlinedLetters)
  const [left, top] = [(width - STREET.width) / 2, LONG_STREET_HEIGHT - STREET.height]
  const name = { x: width / 2, y: top + 105, size: 130, weight: TITLE.weight, fill: '#131f18' }
  // The renderer ignores custom properties, so the fallback colours replace them.
  const street = shapes.replaceAll(/var\(--[\w-]+, (#\w+)\)/g, '$1')
  const picture = await painting(
    street + outlinedLetters('Escaparate', name),
    SIZE,
    `${left} ${top} ${STREET.width} ${STREET.height}`,
  )
  return jpegOf((await loadSharp())(picture))
}

export async function drawOgPicture(shop: FacadeShop, caption?: OgCaption): Promise<Buffer> {
  const sharp = await loadSharp()
  const banner = caption && band({ ...caption, title: outlinedWords(caption.title) || 'Oferta' })
  const height = SIZE.height - (banner?.height ?? 0)
  const facade = sharp(await facadePicture(shop, { ...SIZE, height }))
  const picture = banner
    ? facade
        .extend({ bottom: banner.height, background: PAPER })
        .composite([{ input: Buffer.from(banner.svg), gravity: 'south' }])
    : facade
  return jpegOf(picture)
}

const jpegOf = (picture: Sharp) => picture.jpeg({ quality: 84, mozjpeg: true }).toBuffer()

function band({ title, until }: OgCaption): { svg: string; height: number } {
  const height = until ? 210 : 140
  const letters =
    line(title, { ...TITLE, y: until ? 75 : height / 2 }) +
    (until && line(until, { ...UNTIL, y: 155 }))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${height}">${letters}</svg>`
  return { svg, height }
}

/** Draws centred text on one line. Text that does not fit is made smaller, at most by half, and then shortened. */
function line(text: string, { size, weight, y }: { size: number; weight: number; y: number }) {
  const width = SIZE.width - 2 * MARGIN
  const fittingSize = Math.min(size, (width / lettersWidth(text, size, weight)) * size)
  const fontSize = Math.max(size / 2, fittingSize)
  let shown = text
  while (lettersWidth(shown, fontSize, weight) > width) shown = `${shown.slice(0, -2).trimEnd()}…`
  return outlinedLetters(shown, { x: SIZE.width / 2, y, size: fontSize, weight, fill: INK })
}
