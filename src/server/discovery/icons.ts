import sharp from 'sharp'
import { logo } from '#drawing/logo.ts'

const PAPER = '#fcf9f1'

/** The brand's mark as PNG, `side` px square; with paper round it where a system cuts its corners. */
export async function iconPicture(side: number, { framed = false } = {}): Promise<Buffer> {
  const mark = Math.round(side * (framed ? 0.66 : 1))
  const drawing = await sharp(Buffer.from(logo().replace('<svg ', `<svg width="${mark}" `)))
    .png()
    .toBuffer()
  if (!framed) return drawing
  return sharp({ create: { width: side, height: side, channels: 3, background: PAPER } })
    .composite([{ input: drawing }])
    .png()
    .toBuffer()
}

/** A PNG of at most 256 px as .ico: the form's header, one entry, the picture as it is. */
export function icoFile(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // of one picture
  header.writeUInt8(side % 256, 6)
  header.writeUInt8(side % 256, 7)
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits for a pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/** Web Application Manifest (W3C), for whoever puts the site among their apps. */
export const manifest = {
  name: 'Escaparate',
  short_name: 'Escaparate',
  description: 'El directorio de los comercios del pueblo.',
  lang: 'es',
  id: '/',
  start_url: '/',
  display: 'minimal-ui',
  background_color: PAPER,
  theme_color: PAPER,
  icons: [192, 512].map((side) => ({
    src: `/icon-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
}
