import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import type { PhotoErrorCode } from '#contract/photos.ts'
import { largeHeic, rotatedHeic } from './pictures.ts'

/** A file that is uploaded as a photo, and the expected result. */
export type PictureFile = {
  name: string
  bytes: () => Promise<Buffer>
  /** The error with which it is rejected; undefined: it is stored. */
  error?: PhotoErrorCode
  /** The file is too large, but browsers send a smaller copy, which is stored. */
  isShrunkByBrowsers?: boolean
  /** The colours of the stored picture's quarters, as `quartersOf` returns them. */
  shows?: string
  isPortrait?: boolean
}

const COLOURS = {
  R: [224, 32, 32],
  G: [32, 176, 64],
  B: [32, 64, 224],
  Y: [240, 208, 32],
  W: [255, 255, 255],
  D: [19, 31, 24],
} as const

export async function quartersOf(bytes: Buffer | ArrayBuffer): Promise<string> {
  const small = sharp(bytes).flatten().resize(40, 40, { fit: 'fill' }).raw()
  const pixels = await small.toBuffer()
  const middles = [10 * 40 + 10, 10 * 40 + 30, 30 * 40 + 10, 30 * 40 + 30]
  return middles.map((at) => nearest([...pixels.subarray(at * 3, at * 3 + 3)])).join('')
}

function nearest(colour: number[]): string {
  const distance = (other: readonly number[]) =>
    Math.hypot(...colour.map((v, at) => v - other[at]!))
  const named = Object.entries(COLOURS).map(([name, other]) => ({ name, far: distance(other) }))
  return named.toSorted((one, other) => one.far - other.far)[0]!.name
}

type Quarter = keyof typeof COLOURS | '-'

/** Draws a picture of four quarters, each with a colour or transparent (-). */
export function quarters(colours = 'RGBY', width = 480, height = 320): Sharp {
  const [w, h] = [Math.floor(width / 2), Math.floor(height / 2)]
  const pixels = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const quarter = colours[(y < h ? 0 : 2) + (x < w ? 0 : 1)] as Quarter
      if (quarter !== '-') pixels.set([...COLOURS[quarter], 255], (y * width + x) * 4)
    }
  }
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } })
  return colours.includes('-') ? picture : picture.removeAlpha()
}

/** Draws grain, which is hard to compress: a file without its end then lacks a part of the picture. */
const grainy = () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width: 480, height: 320, channels: 3, background: '#888', noise } })
}

const cut = async (bytes: Promise<Buffer>, last: number) => (await bytes).subarray(0, -last)
const begun = async (bytes: Promise<Buffer>, share: number) => {
  const whole = await bytes
  return whole.subarray(0, Math.floor(whole.length * share))
}

const frames = () => {
  const frame = (value: number) => Buffer.alloc(256 * 256 * 3, value)
  const raw = { width: 256, height: 512, channels: 3, pageHeight: 256 } as const
  return sharp(Buffer.concat([frame(10), frame(200)]), { raw })
}

/** The stored quarters for each of the eight EXIF orientations, of a picture that shows RGBY when upright. */
const ORIENTED = ['RGBY', 'GRYB', 'YBGR', 'BYRG', 'RBGY', 'BRYG', 'YGBR', 'GYRB']

/** Files of all kinds, intact and damaged, some with a wrong name. */
export const PICTURE_FILES: PictureFile[] = [
  { name: 'foto.jpg', bytes: () => quarters().jpeg().toBuffer(), shows: 'RGBY' },
  {
    name: 'progresiva.jpg',
    bytes: () => quarters().jpeg({ progressive: true, quality: 60 }).toBuffer(),
    shows: 'RGBY',
  },
  {
    name: 'de-imprenta-cmyk.jpg',
    bytes: () => quarters().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer(),
    shows: 'RGBY',
  },
  { name: 'gris.jpg', bytes: () => quarters('WDDW').greyscale().jpeg().toBuffer(), shows: 'WDDW' },
  { name: 'foto.png', bytes: () => quarters().png().toBuffer(), shows: 'RGBY' },
  {
    name: 'png-llamado.jpg',
    bytes: () => quarters('YBGR').png().toBuffer(),
    shows: 'YBGR',
  },
  {
    name: 'de-16-bits.png',
    bytes: () => quarters('GRYB').toColourspace('rgb16').png().toBuffer(),
    shows: 'GRYB',
  },
  { name: 'foto.webp', bytes: () => quarters('BYRG').webp().toBuffer(), shows: 'BYRG' },
  {
    name: 'webp-llamado.heic',
    bytes: () => quarters('YGBR').webp({ lossless: true }).toBuffer(),
    shows: 'YGBR',
  },
  { name: 'foto.heic', bytes: async () => largeHeic(), shows: 'GGGG' },
  {
    name: 'heic-llamado.jpg',
    bytes: async () => rotatedHeic(),
    shows: 'RRBB',
    isPortrait: true,
  },
  ...ORIENTED.map((shows, at) => ({
    name: `girada-${at + 1}.jpg`,
    bytes: () =>
      quarters('RGBY', 500 + at, 300)
        .withMetadata({ orientation: at + 1 })
        .jpeg()
        .toBuffer(),
    shows,
    isPortrait: at >= 4,
  })),
  {
    name: 'girada.webp',
    bytes: () => quarters('RGBY', 520).withMetadata({ orientation: 6 }).webp().toBuffer(),
    shows: 'BRYG',
    isPortrait: true,
  },
  {
    name: 'girada.png',
    bytes: () => quarters('RGBY', 530).withMetadata({ orientation: 6 }).png().toBuffer(),
    shows: 'BRYG',
    isPortrait: true,
  },

  { name: 'logo-blanco.png', bytes: () => quarters('W--W').png().toBuffer(), shows: 'WDDW' },
  { name: 'logo-blanco.webp', bytes: () => quarters('-WW-').webp().toBuffer(), shows: 'DWWD' },
  {
    name: 'logo-blanco-de-16-bits.png',
    bytes: () => quarters('W---').toColourspace('rgb16').png().toBuffer(),
    shows: 'WDDD',
  },
  {
    name: 'logo-blanco-gris-y-alfa.png',
    bytes: () => quarters('--W-').toColourspace('b-w').png().toBuffer(),
    shows: 'DDWD',
  },
  {
    name: 'logo-blanco-de-paleta.png',
    bytes: () => quarters('---W').png({ palette: true }).toBuffer(),
    shows: 'DDDW',
  },
  { name: 'logo-blanco-y-rojo.png', bytes: () => quarters('W--R').png().toBuffer(), shows: 'WDDR' },
  { name: 'logo-negro.png', bytes: () => quarters('D---').png().toBuffer(), shows: 'DWWW' },
  { name: 'logo-azul.png', bytes: () => quarters('-B--').png().toBuffer(), shows: 'WBWW' },
  {
    name: 'todo-transparente.png',
    bytes: () => quarters('----').png().toBuffer(),
    error: 'transparent',
  },
  {
    name: 'todo-transparente.webp',
    bytes: () => quarters('----').webp().toBuffer(),
    error: 'transparent',
  },

  {
    name: 'sin-marca-de-fin.jpg',
    bytes: () => cut(quarters('GYRB').jpeg().toBuffer(), 2),
    shows: 'GYRB',
  },
  {
    name: 'con-media-marca-de-fin.jpg',
    bytes: () => cut(quarters('RBGY').jpeg({ progressive: true }).toBuffer(), 1),
    shows: 'RBGY',
  },
  { name: 'sin-fin.png', bytes: () => cut(quarters('BRYG').png().toBuffer(), 12), shows: 'BRYG' },
  {
    name: 'con-algo-detras.jpg',
    bytes: async () => Buffer.concat([await quarters('BGRY').jpeg().toBuffer(), Buffer.alloc(99)]),
    shows: 'BGRY',
  },
  ...[0.999, 0.9, 0.5, 0.1, 0.01].map((share) => ({
    name: `cortada-${share}.jpg`,
    bytes: () => begun(grainy().jpeg().toBuffer(), share),
    error: 'broken' as const,
  })),
  ...[0.9, 0.5].map((share) => ({
    name: `progresiva-cortada-${share}.jpg`,
    bytes: () => begun(grainy().jpeg({ progressive: true }).toBuffer(), share),
    error: 'broken' as const,
  })),
  ...[0.99, 0.5, 0.01].map((share) => ({
    name: `cortada-${share}.png`,
    bytes: () => begun(grainy().png().toBuffer(), share),
    error: 'broken' as const,
  })),
  ...[0.99, 0.5, 0.01].map((share) => ({
    name: `cortada-${share}.webp`,
    bytes: () => begun(grainy().webp().toBuffer(), share),
    error: 'broken' as const,
  })),
  ...[0.9, 0.1].map((share) => ({
    name: `cortada-${share}.heic`,
    bytes: () => begun(Promise.resolve(rotatedHeic()), share),
    error: 'broken' as const,
  })),

  { name: 'vacia.jpg', bytes: async () => Buffer.alloc(0), error: 'empty' },
  { name: 'un-byte.jpg', bytes: async () => Buffer.from('x'), error: 'kind' },
  {
    name: 'avif-llamado.jpg',
    bytes: () => quarters().avif({ effort: 0 }).toBuffer(),
    error: 'kind',
  },
  { name: 'foto.gif', bytes: () => quarters().gif().toBuffer(), error: 'kind' },
  { name: 'animada.gif', bytes: () => frames().gif().toBuffer(), error: 'kind' },
  { name: 'foto.tiff', bytes: () => quarters().tiff().toBuffer(), error: 'kind' },
  { name: 'foto.bmp', bytes: async () => bmp(300, 300), error: 'kind' },
  { name: 'svg-llamado.png', bytes: async () => Buffer.from(SVG), error: 'kind' },
  { name: 'precios.pdf', bytes: async () => Buffer.from('%PDF-1.7'), error: 'kind' },
  { name: 'pagina.jpg', bytes: async () => Buffer.from('<!doctype html>'), error: 'kind' },
  { name: 'video-llamado.heic', bytes: async () => ftyp('isom', 'avc1'), error: 'kind' },
  { name: 'animada.webp', bytes: () => frames().webp().toBuffer(), error: 'animated' },
  { name: 'animada.png', bytes: animatedPng, error: 'animated' },
  { name: 'animada.heic', bytes: async () => ftyp('hevc', 'heic', 'msf1'), error: 'animated' },

  { name: 'minima.png', bytes: () => quarters('RGBY', 1, 1).png().toBuffer(), error: 'small' },
  {
    name: 'pequena.jpg',
    bytes: () => quarters('RGBY', 199, 800).jpeg().toBuffer(),
    error: 'small',
  },
  {
    name: 'tira.jpg',
    bytes: () => quarters('RGBY', 200, 1601).jpeg().toBuffer(),
    error: 'elongated',
  },
  {
    name: 'tira-enorme.png',
    bytes: () => plain(16_000, 1_000),
    error: 'elongated',
  },
  {
    name: 'de-48-megapixeles.jpg',
    bytes: () => large('RYBG', 8064, 6048),
    error: 'vast',
    isShrunkByBrowsers: true,
    shows: 'RYBG',
  },
  {
    name: 'pesada.png',
    bytes: () => quarters('YRGB', 2000, 1400).png({ compressionLevel: 0 }).toBuffer(),
    error: 'heavy',
    isShrunkByBrowsers: true,
    shows: 'YRGB',
  },
  { name: 'dice-que-es-enorme.png', bytes: () => pngThatSays(30_000, 30_000), error: 'vast' },
]

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="9"/></svg>'

/** Of a few pixels, so that encoding is fast. */
const large = async (colours: string, width: number, height: number) => {
  const few = await quarters(colours, 16, 12).png().toBuffer()
  return sharp(few).resize(width, height, { kernel: 'nearest' }).jpeg().toBuffer()
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

function box(type: string, content = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** Returns the first box of a HEIF file or a video. */
export function ftyp(...[major, ...others]: string[]): Buffer {
  return box('ftyp', Buffer.from(`${major}\0\0\0\0${others.join('')}`, 'latin1'))
}

function pngChunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}

async function animatedPng(): Promise<Buffer> {
  const still = await quarters().png().toBuffer()
  const control = pngChunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]))
  return Buffer.concat([still.subarray(0, 33), control, still.subarray(33)])
}

/** Returns a PNG of few pixels whose header gives another size. */
export async function pngThatSays(width: number, height: number): Promise<Buffer> {
  const bytes = await quarters().png().toBuffer()
  const header = Buffer.from(bytes.subarray(16, 29))
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  return Buffer.concat([bytes.subarray(0, 8), pngChunk('IHDR', header), bytes.subarray(33)])
}

function bmp(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(54 + width * height * 3, 0x80)
  bytes.fill(0, 0, 54)
  bytes.write('BM')
  bytes.writeUInt32LE(bytes.length, 2)
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(height, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  return bytes
}
