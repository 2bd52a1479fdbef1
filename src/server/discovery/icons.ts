import type { FastifyInstance, FastifyReply } from 'fastify'
import { logo } from '#drawing/logo.ts'
import { loadSharp } from '../photos/load-sharp.ts'
import { once } from '../process/once.ts'

const PAPER = '#fcf9f1'

/** Draws the logo. `framed`: smaller (66 %) with margins, for systems that round the corners. */
async function iconPicture(side: number, { framed = false } = {}): Promise<Buffer> {
  const sharp = await loadSharp()
  const logoSide = Math.round(side * (framed ? 0.66 : 1))
  const drawing = await sharp(Buffer.from(logo().replace('<svg ', `<svg width="${logoSide}" `)))
    .png()
    .toBuffer()
  if (!framed) return drawing
  return sharp({ create: { width: side, height: side, channels: 3, background: PAPER } })
    .composite([{ input: drawing }])
    .png()
    .toBuffer()
}

/** Wraps a PNG of at most 256 px in an .ico file with one entry. */
function icoFile(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // one picture
  header.writeUInt8(side % 256, 6) // 0 means 256
  header.writeUInt8(side % 256, 7)
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

const manifest = {
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

export function registerIconRoutes(app: FastifyInstance): void {
  const publicRoute = { config: { access: 'public' } } as const
  const files: [path: string, type: string, make: () => Promise<Buffer>][] = [
    ['/favicon.ico', 'image/x-icon', async () => icoFile(await iconPicture(32), 32)],
    ['/apple-touch-icon.png', 'image/png', () => iconPicture(180, { framed: true })],
    ['/icon-192.png', 'image/png', () => iconPicture(192, { framed: true })],
    ['/icon-512.png', 'image/png', () => iconPicture(512, { framed: true })],
  ]
  for (const [path, type, make] of files) {
    const drawn = once(make)
    app.get(path, publicRoute, async (_request, reply) => send(reply, type, await drawn()))
  }
  app.get('/site.webmanifest', publicRoute, (_request, reply) =>
    send(reply, 'application/manifest+json', JSON.stringify(manifest)),
  )
}

/** Icons only change with a release, so they are cached for a day. */
function send(reply: FastifyReply, type: string, file: Buffer | string): FastifyReply {
  return reply.type(type).header('cache-control', 'public, max-age=86400').send(file)
}
