import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { picture, rotatedHeic } from '#testing/pictures.ts'
import { headerError } from './check-photo.ts'

const latin1 = (text: string) => Buffer.from(text, 'latin1')

describe('a picture that can be taken', () => {
  test.each([
    ['JPEG', () => picture().jpeg().toBuffer()],
    ['progressive JPEG', () => picture().jpeg({ progressive: true }).toBuffer()],
    [
      'JPEG with EXIF',
      () =>
        picture()
          .withExif({ IFD0: { Artist: 'Ana' } })
          .jpeg()
          .toBuffer(),
    ],
    ['PNG', () => picture().png().toBuffer()],
    ['lossy WebP', () => picture().webp().toBuffer()],
    ['lossless WebP', () => picture().webp({ lossless: true }).toBuffer()],
    [
      'WebP with EXIF',
      () =>
        picture()
          .withExif({ IFD0: { Artist: 'Ana' } })
          .webp()
          .toBuffer(),
    ],
    ['HEIC', async () => rotatedHeic()],
    ['least side of 200 px', () => picture(200, 300).png().toBuffer()],
  ])('%s', async (_kind, bytes) => {
    expect(headerError(await bytes())).toBeUndefined()
  })
})

describe('a file of another kind is refused by its content', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['GIF', () => picture().gif().toBuffer()],
    ['TIFF', () => picture().tiff().toBuffer()],
    ['AVIF', () => picture().avif({ effort: 0 }).toBuffer()],
    ['SVG', async () => latin1('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['SVG after an XML head', async () => latin1('<?xml version="1.0"?>\n<svg/>')],
    ['BMP', async () => latin1(`BM${'\0'.repeat(60)}`)],
    ['PDF', async () => latin1('%PDF-1.7\n%âãÏÓ')],
    ['HTML', async () => latin1('<!doctype html><script>alert(1)</script>')],
    ['a film', async () => ftyp('isom', 'avc1', 'mp41')],
    ['an AVIF that calls itself general', async () => ftyp('mif1', 'avif', 'miaf')],
    ['one byte', async () => latin1('x')],
  ])('%s', async (_kind, bytes) => {
    expect(headerError(await bytes())).toBe('kind')
  })
})

describe('an animation is refused', () => {
  const frames = () => {
    const frame = (value: number) => Buffer.alloc(256 * 256 * 3, value)
    return sharp(Buffer.concat([frame(10), frame(200)]), {
      raw: { width: 256, height: 512, channels: 3, pageHeight: 256 },
    })
  }
  test('WebP', async () => {
    expect(headerError(await frames().webp({ loop: 0 }).toBuffer())).toBe('animated')
  })
  test('PNG', async () => {
    const still = await picture().png().toBuffer()
    const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), latin1('acTL'), Buffer.alloc(12)])
    expect(headerError(Buffer.concat([still.subarray(0, 33), chunk, still.subarray(33)]))).toBe(
      'animated',
    )
  })
  test('HEIC', () => {
    expect(headerError(ftyp('hevc', 'heic', 'msf1'))).toBe('animated')
  })
})

describe('the size that the header claims', () => {
  test('over 40 megapixels is refused', () => {
    expect(headerError(pngOf(8000, 5001))).toBe('vast')
    expect(headerError(pngOf(8000, 5000))).toBeUndefined()
    expect(headerError(pngOf(0xffff_ffff, 0xffff_ffff))).toBe('vast')
    expect(headerError(withHeicSize(20_000, 20_000))).toBe('vast')
  })
  test('under 200 pixels on one side is refused', async () => {
    expect(headerError(await picture(199, 800).jpeg().toBuffer())).toBe('small')
    expect(headerError(await picture(800, 199).webp().toBuffer())).toBe('small')
    expect(headerError(withHeicSize(100, 100))).toBe('small')
  })
  test.each([
    [200, 200_000, 'elongated'],
    [200_000, 200, 'elongated'],
    [200, 1601, 'elongated'],
    [1601, 200, 'elongated'],
    [200, 1600, undefined],
    [1600, 200, undefined],
    [65_535, 610, 'elongated'],
    [65_535, 64, 'small'],
    [1, 1, 'small'],
    [1, 40_000_000, 'small'],
    [201, 200_000, 'vast'],
    [1, 40_000_001, 'vast'],
    [16_000, 2500, undefined],
  ])('%i × %i is %s', (width, height, fault) => {
    expect(headerError(pngOf(width, height))).toBe(fault)
    expect(headerError(withHeicSize(width, height))).toBe(fault)
  })
  test('nothing at all is a broken picture', () => {
    expect(headerError(pngOf(0, 500))).toBe('broken')
    expect(headerError(withHeicSize(0, 0))).toBe('broken')
  })
})

test('an empty file and one over 8 MiB are told apart from a bad picture', () => {
  const edge = 8 * 1024 * 1024
  expect(headerError(Buffer.alloc(0))).toBe('empty')
  expect(headerError(Buffer.alloc(edge + 1))).toBe('heavy')
  expect(headerError(Buffer.concat([pngOf(600, 600)], edge))).toBeUndefined()
})

test.each<[string, () => Promise<Buffer>]>([
  ['JPEG', () => picture().jpeg().toBuffer()],
  ['PNG', () => picture().png().toBuffer()],
  ['WebP', () => picture().webp().toBuffer()],
  ['HEIC', async () => rotatedHeic()],
])('a %s cut within its header is broken, wherever it is cut', async (_kind, made) => {
  const bytes = await made()
  for (let length = 12; length < 30; length++) {
    expect(headerError(bytes.subarray(0, length))).toBe('broken')
  }
})

test('a bomb is refused by its header, before anything of it is decoded', async () => {
  const bomb = await sharp({
    create: { width: 16_000, height: 16_000, channels: 3, background: '#fff' },
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(headerError(bomb)).toBe('vast')
  expect(headerError(bomb.subarray(0, 64))).toBe('vast')
})

function ftyp(...[major, ...others]: string[]): Buffer {
  const size = Buffer.from([0, 0, 0, 16 + others.length * 4])
  return Buffer.concat([size, latin1(`ftyp${major}\0\0\0\0${others.join('')}`)])
}

/** The beginning of a PNG, as far as its first data. */
function pngOf(width: number, height: number): Buffer {
  const bytes = Buffer.concat([latin1('\x89PNG\r\n\x1a\n'), Buffer.alloc(33)])
  bytes.writeUInt32BE(13, 8)
  bytes.write('IHDR', 12)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.write('IDAT', 37)
  return bytes
}

function withHeicSize(width: number, height: number): Buffer {
  const bytes = rotatedHeic()
  const at = bytes.indexOf('ispe') + 8
  bytes.writeUInt32BE(width, at)
  bytes.writeUInt32BE(height, at + 4)
  return bytes
}
