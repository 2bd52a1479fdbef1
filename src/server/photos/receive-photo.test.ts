import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_PHOTO_BYTES, PHOTO_ERRORS } from '#contract/photos.ts'
import { colourAt, largeHeic, picture, rotatedHeic, uploaded } from '#testing/pictures.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { ServiceUnavailable } from '../errors.ts'
import { decodeHeic } from './decode-heic.ts'
import { receivePhoto } from './receive-photo.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const receive = (upload: unknown) => receivePhoto(server.services, upload, 'ana')
const kept = async (bytes: Buffer) => {
  const outcome = await receive(uploaded(bytes))
  if ('error' in outcome) throw new Error(outcome.error)
  return outcome.photo
}
const largest = async (bytes: Buffer) => (await kept(bytes)).files.at(-1)!.bytes
const stored = () => readdir(join(server.services.config.varDir, 'photos')).catch(() => [])

const strip = await picture(200, 200_000).png().toBuffer()

describe('what stands in the field', () => {
  test.each([
    ['nothing', undefined, 'missing'],
    ['null', null, 'missing'],
    ['an empty text', '', 'missing'],
    ['a field of a browser without a file', uploaded(Buffer.alloc(0), ''), 'missing'],
    ['a text', 'https://escaparate.example/photos/x.webp', 'kind'],
    ['a number', 7, 'kind'],
    ['an object', { bytes: 'x' }, 'kind'],
    ['two files', [uploaded(Buffer.from('a')), uploaded(Buffer.from('b'))], 'several'],
    ['an empty file', uploaded(Buffer.alloc(0)), 'empty'],
    ['more than 8 MiB', uploaded(Buffer.alloc(MAX_PHOTO_BYTES + 1)), 'heavy'],
    ['a strip as high as a tower', uploaded(strip), 'elongated'],
    ['a page that is called foto.jpg', uploaded(Buffer.from('<!doctype html>')), 'kind'],
  ] as const)('%s has its own sentence', async (_what, upload, fault) => {
    expect(await receive(upload)).toEqual({ error: PHOTO_ERRORS[fault] })
  })

  test('a missing photo is told in the words of the specification', () => {
    expect(PHOTO_ERRORS.missing).toBe('La foto es obligatoria')
  })

  test('a picture is taken whatever its name says', async () => {
    const png = await picture().png().toBuffer()
    expect(await receive(uploaded(png, 'factura.pdf'))).toHaveProperty('photo.width', 320)
  })
})

describe('a picture that cannot be decoded whole', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['JPEG', () => picture().jpeg({ quality: 100 }).toBuffer()],
    ['progressive JPEG', () => picture().jpeg({ progressive: true }).toBuffer()],
    ['PNG', () => picture().png({ compressionLevel: 0 }).toBuffer()],
    ['lossy WebP', () => picture().webp().toBuffer()],
    ['lossless WebP', () => picture().webp({ lossless: true }).toBuffer()],
    ['HEIC', async () => rotatedHeic()],
  ])('a truncated %s is refused', async (_kind, made) => {
    const bytes = await made()
    const cut = bytes.subarray(0, Math.floor(bytes.length * 0.7))
    expect(await receive(uploaded(cut))).toEqual({ error: PHOTO_ERRORS.broken })
  })

  test('a header with nothing behind it is refused', async () => {
    const png = await picture().png().toBuffer()
    expect(await receive(uploaded(png.subarray(0, 41)))).toEqual({ error: PHOTO_ERRORS.broken })
  })

  test('a rejected photo leaves no file', async () => {
    const before = await stored()
    const jpeg = await picture(700, 700).jpeg().toBuffer()
    await receive(uploaded(jpeg.subarray(0, 1500)))
    expect(await stored()).toEqual(before)
  })
})

describe('a HEIC file', () => {
  test('comes out upright, in the colours of sRGB', async () => {
    const photo = await kept(rotatedHeic())
    expect([photo.width, photo.height]).toEqual([240, 320])
    const { bytes } = photo.files.at(-1)!
    expect(nearly(await colourAt(bytes, 30, 100), [224, 32, 32])).toBe(true)
    expect(nearly(await colourAt(bytes, 30, 290), [32, 64, 224])).toBe(true)
  })

  test('of a phone is shrunk like any other picture', async () => {
    const photo = await kept(largeHeic())
    expect([photo.width, photo.height]).toEqual([1600, 1200])
  })

  test('that takes too long or too much memory is given up', async () => {
    await expect(decodeHeic(rotatedHeic(), { maxSeconds: 0 })).rejects.toThrow('took too long')
    const maxMemory = 32 * 1024 * 1024
    await expect(decodeHeic(largeHeic(), { maxMemory })).rejects.toThrow()
  })
})

describe('what is kept', () => {
  test('has three widths, never larger than the picture, in its proportions', async () => {
    const photo = await kept(await picture(2000, 1500).jpeg().toBuffer())
    const sizes = await Promise.all(photo.files.map(({ bytes }) => sharp(bytes).metadata()))
    expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 480, 360],
      ['webp', 960, 720],
      ['webp', 1600, 1200],
    ])
    expect([photo.width, photo.height]).toEqual([1600, 1200])
    expect((await kept(await picture(640, 480).png().toBuffer())).width).toBe(640)
  })

  test('is stored under the hash of its content', async () => {
    const photo = await kept(await picture(900, 600).jpeg().toBuffer())
    expect(photo.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(await stored()).toEqual(
      expect.arrayContaining([480, 960, 1600].map((width) => `${photo.hash}-${width}.webp`)),
    )
  })

  test('has a placeholder that fits into a row', async () => {
    const { placeholder } = await kept(await picture().jpeg().toBuffer())
    expect(placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(placeholder.length).toBeLessThan(500)
  })

  test('is upright, whatever the camera wrote', async () => {
    const lying = await picture(640, 480).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const photo = await kept(lying)
    expect([photo.width, photo.height]).toEqual([480, 640])
    const { bytes } = photo.files.at(-1)!
    expect(nearly(await colourAt(bytes, 240, 20), [224, 32, 32])).toBe(true)
    expect(nearly(await colourAt(bytes, 240, 620), [32, 64, 224])).toBe(true)
  })

  test('is in sRGB, whatever the profile of the picture', async () => {
    const wide = await picture().withIccProfile('p3').png().toBuffer()
    expect(nearly(await colourAt(await largest(wide), 20, 20), [224, 32, 32])).toBe(true)
    const print = await picture().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer()
    expect((await sharp(await largest(print)).metadata()).space).toBe('srgb')
  })

  test('knows nothing of the owner, the camera or the place', async () => {
    const tagged = await picture()
      .withExif({
        IFD0: { Artist: 'Lola Secreta', Make: 'Camara Secreta' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 59/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Casa Secreta</a></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    expect(tagged.includes('Secreta')).toBe(true)
    for (const { bytes } of (await kept(tagged)).files) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
      expect(bytes.includes('Secreta')).toBe(false)
    }
    for (const { bytes } of (await kept(rotatedHeic())).files) {
      expect(bytes.includes('Lola')).toBe(false)
    }
  })

  test('carries no second file along', async () => {
    const jpeg = await picture().jpeg().toBuffer()
    const polyglot = Buffer.concat([jpeg, Buffer.from('PK\x03\x04<script>alert(1)</script>')])
    for (const { bytes } of (await kept(polyglot)).files) {
      expect(bytes.includes('script')).toBe(false)
    }
  })

  test.each([
    [200, 1600, [200, 1600]],
    [1600, 200, [1600, 200]],
    [2000, 16_000, [400, 3200]],
    [16_000, 2500, [1600, 250]],
  ])('may come from %i × %i', async (width, height, size) => {
    const photo = await kept(await picture(width, height).png().toBuffer())
    expect([photo.width, photo.height]).toEqual(size)
  })
})

test('twenty identical uploads at once make one photo and leave nothing unfinished', async () => {
  const bytes = await picture(720, 540).jpeg().toBuffer()
  const photos = await Promise.all(Array.from({ length: 20 }, () => kept(bytes)))
  const [hash, ...others] = new Set(photos.map((photo) => photo.hash))
  expect(others).toEqual([])
  const names = await stored()
  expect(names.filter((name) => name.startsWith(hash!))).toHaveLength(3)
  expect(names.filter((name) => name.startsWith('unfinished'))).toEqual([])
})

test('a store that fails half way leaves nothing behind', async () => {
  const bytes = await picture(500, 500).png().toBuffer()
  const before = await stored()
  const photos = {
    ...server.services.photos,
    write: (name: string, file: Buffer) =>
      name.endsWith('-960.webp')
        ? Promise.reject(new ServiceUnavailable('full'))
        : server.services.photos.write(name, file),
  }
  const received = receivePhoto({ ...server.services, photos }, uploaded(bytes), 'ana')
  await expect(received).rejects.toThrow(ServiceUnavailable)
  expect(await stored()).toEqual(before)
})

function nearly(colour: number[], expected: number[]): boolean {
  return colour.every((value, at) => Math.abs(value - expected[at]!) <= 12)
}
