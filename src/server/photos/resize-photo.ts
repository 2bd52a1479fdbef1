import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { ResizeOptions } from 'sharp'
import { MAX_PHOTO_PIXELS, PHOTO_WIDTHS, type PhotoWidth } from '#contract/photos.ts'
import { openFairQueue } from '../queues/fair-queue.ts'
import { decodeHeic } from './decode-heic.ts'
import { loadSharp } from './load-sharp.ts'

/** Artefacts are not visible on a phone, at a third of the size of the encoder's best. */
const QUALITY = 78
/**
 * A lower quality for the width that phones show at two or three pixels per point, where it is not visible.
 */
const DENSE = { width: 960, quality: 68 }
/** Half the time of the encoder's default, for files 2 % larger. */
const EFFORT = 2
/** Pixels across of the blurred placeholder. */
const PLACEHOLDER_WIDTH = 16
/** Tallest ratio of height to width; a taller picture is scaled narrower, within the encoder's limits. */
const MAX_TALLNESS = 2
const LARGEST = PHOTO_WIDTHS.at(-1)!

const runQueued = openFairQueue({ atOnce: 2, each: 20, most: 60 })

/** A file's content, or its path. */
export type Picture = Buffer | string

/** A photo in every width, smallest first. `width` and `height` are those of the largest. */
export type ResizedPhoto = {
  hash: string
  width: number
  height: number
  placeholder: string
  files: { width: PhotoWidth; bytes: Buffer }[]
}

/** The file is not a picture, or only part of one. */
export class BrokenPhoto extends Error {}

/**
 * Decodes a JPEG, PNG, WebP or HEIC picture completely and encodes it as WebP, upright, in sRGB, on white
 * and without metadata. Off the event loop, a few at a time, fairly between those who sent them (`who`).
 * Throws BrokenPhoto, and QueueFull before anything is done.
 */
export function resizePhoto(picture: Picture, who: string): Promise<ResizedPhoto> {
  return runQueued(who, async () => {
    const sharp = await loadSharp()
    const { data, info } = await decode(picture)
    const raw = { raw: { width: info.width, height: info.height, channels: info.channels } }
    const files: ResizedPhoto['files'] = []
    for (const width of PHOTO_WIDTHS) {
      const fitting = sharp(data, raw).resize(frameOf(width))
      const quality = width === DENSE.width ? DENSE.quality : QUALITY
      files.push({
        width,
        bytes: await fitting.webp({ quality, effort: EFFORT }).toBuffer(),
      })
    }
    const tiny = sharp(data, raw).resize(frameOf(PLACEHOLDER_WIDTH)).webp({ quality: 40 })
    return {
      hash: createHash('sha256').update(files.at(-1)!.bytes).digest('hex'),
      width: info.width,
      height: info.height,
      placeholder: `data:image/webp;base64,${(await tiny.toBuffer()).toString('base64')}`,
      files,
    }
  })
}

/** The pixels of the largest width, from which the smaller ones are made. */
async function decode(picture: Picture) {
  const sharp = await loadSharp()
  try {
    return await sharp((await isHeic(picture)) ? await decodeHeic(picture) : picture, {
      limitInputPixels: MAX_PHOTO_PIXELS,
      failOn: 'error',
    })
      .autoOrient()
      .resize(frameOf(LARGEST))
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    throw new BrokenPhoto('not decodable', { cause: error })
  }
}

async function isHeic(picture: Picture): Promise<boolean> {
  const head = typeof picture === 'string' ? await headOf(picture) : picture
  return head.toString('latin1', 4, 8) === 'ftyp'
}

async function headOf(path: string): Promise<Buffer> {
  const handle = await open(path)
  try {
    return (await handle.read(Buffer.alloc(8), 0, 8, 0)).buffer
  } finally {
    await handle.close()
  }
}

function frameOf(width: number): ResizeOptions {
  return { width, height: width * MAX_TALLNESS, fit: 'inside', withoutEnlargement: true }
}
