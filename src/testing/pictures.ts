import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { UploadedFile } from '#server/http/body.ts'

/** A picture of two halves, red on the left and blue on the right, so that a turn is seen. */
export function picture(width = 640, height = 480): Sharp {
  const half = Math.floor(width / 2)
  const background = { r: 224, g: 32, b: 32 }
  const right = {
    create: { width: width - half, height, channels: 3, background: '#2040e0' },
  } as const
  return sharp({ create: { width, height, channels: 3, background } }).composite([
    { input: right, left: half, top: 0 },
  ])
}

export function uploaded(bytes: Buffer, filename = 'foto.jpg'): UploadedFile {
  return new UploadedFile(filename, bytes)
}

/**
 * Drawn by us and written by heif-enc: 320 × 240 in Display P3, red beside blue, to be turned a
 * quarter to the right, with a place and an artist in its EXIF.
 */
export const turnedHeic = () => sample('turned-p3.heic')

/** As large as a phone's, 4000 × 3000, and green all over. */
export const largeHeic = () => sample('large.heic')

function sample(name: string): Buffer {
  return readFileSync(new URL(`./files/${name}`, import.meta.url))
}

/** The colour of one pixel of a picture. */
export async function colourAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw()
  return [...(await pixel.toBuffer())]
}
