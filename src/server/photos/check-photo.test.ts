import { rm } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { ftyp, pngThatSays } from '#testing/picture-files.ts'
import { picture, rotatedHeic, uploaded } from '#testing/pictures.ts'
import { headerError as fileError } from './receive-photo.ts'

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const headerError = (bytes: Buffer) => fileError(uploaded(bytes))

test('a photo with EXIF, and one of the least size, can be taken', async () => {
  const tagged = picture().withExif({ IFD0: { Artist: 'Ana' } })
  expect(await headerError(await tagged.clone().jpeg().toBuffer())).toBeUndefined()
  expect(await headerError(await tagged.clone().webp().toBuffer())).toBeUndefined()
  expect(await headerError(await picture(200, 300).png().toBuffer())).toBeUndefined()
})

describe('a file of another kind is refused by its content', () => {
  test.each<[string, Buffer]>([
    ['SVG after an XML head', latin1('<?xml version="1.0"?>\n<svg/>')],
    ['PDF', latin1('%PDF-1.7\n%âãÏÓ')],
    ['HTML', latin1('<!doctype html><script>alert(1)</script>')],
    ['an AVIF that calls itself general', ftyp('mif1', 'avif', 'miaf')],
  ])('%s', async (_kind, bytes) => {
    expect(await headerError(bytes)).toBe('kind')
  })
})

describe('the size that the header claims', () => {
  test.each([
    [8000, 5001, 'vast'],
    [8000, 5000, undefined],
    [199, 800, 'small'],
    [200, 200_000, 'elongated'],
    [200_000, 200, 'elongated'],
    [200, 1601, 'elongated'],
    [1601, 200, 'elongated'],
    [200, 1600, undefined],
    [1600, 200, undefined],
    [65_535, 610, 'elongated'],
    [65_535, 64, 'small'],
    [1, 1, 'small'],
    [16_000, 2500, undefined],
    [0, 500, 'broken'],
    [0, 0, 'broken'],
  ])('%i × %i is %s', async (width, height, fault) => {
    expect(await headerError(await pngThatSays(width, height))).toBe(fault)
    expect(await headerError(withHeicSize(width, height))).toBe(fault)
  })
})

test('an empty file and one over 8 MiB are told apart from a bad picture', async () => {
  const edge = 8 * 1024 * 1024
  expect(await headerError(Buffer.alloc(0))).toBe('empty')
  expect(await headerError(Buffer.alloc(edge + 1))).toBe('heavy')
  expect(await headerError(Buffer.concat([await picture().png().toBuffer()], edge))).toBeUndefined()
})

test.each<[string, () => Promise<Buffer>]>([
  ['JPEG', () => picture().jpeg().toBuffer()],
  ['PNG', () => picture().png().toBuffer()],
  ['WebP', () => picture().webp().toBuffer()],
  ['HEIC', async () => rotatedHeic()],
])('a %s cut within its header is broken, wherever it is cut', async (_kind, made) => {
  const bytes = await made()
  for (let length = 12; length < 30; length++) {
    expect(await headerError(bytes.subarray(0, length))).toBe('broken')
  }
})

test('a bomb is refused by its header, before anything of it is decoded', async () => {
  const background = '#fff'
  const bomb = sharp({ create: { width: 16_000, height: 16_000, channels: 3, background } })
  expect(await headerError(await bomb.png({ compressionLevel: 9 }).toBuffer())).toBe('vast')
})

test('a file that cannot be opened now says nothing about the picture', async () => {
  const file = uploaded(await picture().png().toBuffer())
  await rm(file.path)
  await expect(fileError(file)).rejects.toMatchObject({ code: 'ENOENT' })
})

function withHeicSize(width: number, height: number): Buffer {
  const bytes = rotatedHeic()
  const at = bytes.indexOf('ispe') + 8
  bytes.writeUInt32BE(width, at)
  bytes.writeUInt32BE(height, at + 4)
  return bytes
}
