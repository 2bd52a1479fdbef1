import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { OutputInfo, ResizeOptions, SharpOptions } from 'sharp'
import { GROUND_SAMPLE_SIDE, photoGround } from '#contract/photo-ground.ts'
import { photoKind } from '#contract/photo-kind.ts'
import { MAX_PHOTO_PIXELS, PHOTO_WIDTHS, type PhotoWidth } from '#contract/photos.ts'
import { isUnavailable } from '../database/unavailable.ts'
import { openFairQueue } from '../queues/fair-queue.ts'
import { decodeHeic } from './decode-heic.ts'
import { loadSharp } from './load-sharp.ts'

/** WebP quality. Artefacts are not visible on a phone. */
const QUALITY = 78
/** A lower quality for the width that phones show at two or three pixels per point. */
const DENSE = { width: 960, quality: 68 }
/** Effort of the encoder. 2 takes half the time of the default, for files 2 % larger. */
const EFFORT = 2
const PLACEHOLDER_WIDTH = 16
/** Largest ratio of height to width. A taller picture is scaled narrower. */
const MAX_TALLNESS = 2
const LARGEST_WIDTH = PHOTO_WIDTHS.at(-1)!

const runQueued = openFairQueue({ atOnce: 2, maxWaitingEach: 20, maxWaiting: 60 })

/** A file's content, or its path. */
export type Picture = Buffer | string

/** The file is not a complete picture (`broken`), or it is fully `transparent`. */
export class UnfitPhoto extends Error {
  readonly code: 'broken' | 'transparent'

  constructor(code: UnfitPhoto['code'], options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}

/** Encodes a picture as WebP, upright, in sRGB, opaque and without metadata. Throws UnfitPhoto and QueueFull. */
export function resizePhoto(picture: Picture, who: string) {
  return runQueued(who, async () => {
    const sharp = await loadSharp()
    const original = typeof picture === 'string' ? await readFile(picture) : picture
    const { data, info } = await makeOpaque(await decode(original))
    const raw = { raw: rawOf(info) }
    const files: { width: PhotoWidth; bytes: Buffer }[] = []
    for (const width of PHOTO_WIDTHS) {
      const fitting = sharp(data, raw).resize(frameOf(width))
      const quality = width === DENSE.width ? DENSE.quality : QUALITY
      const bytes = await fitting.webp({ quality, effort: EFFORT }).toBuffer()
      files.push({ width, bytes })
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

type Pixels = { data: Buffer; info: OutputInfo }

async function decode(picture: Buffer): Promise<Pixels> {
  const kind = photoKind(picture)
  try {
    return await pixelsOf(kind === 'heic' ? await decodeHeic(picture) : picture, 'error')
  } catch (error) {
    if (isUnavailable(error)) throw error
    // Accepts a JPEG that only lacks its end marker: if more is missing, the decoder warns even with the marker.
    const whole =
      kind === 'jpeg' &&
      (await pixelsOf(Buffer.concat([picture, END_OF_JPEG]), 'warning').catch(() => {}))
    if (whole) return whole
    throw new UnfitPhoto('broken', { cause: error })
  }
}

const END_OF_JPEG = Buffer.from([0xff, 0xd9])

async function pixelsOf(picture: Buffer, failOn: SharpOptions['failOn']): Promise<Pixels> {
  const sharp = await loadSharp()
  return sharp(picture, { limitInputPixels: MAX_PHOTO_PIXELS, failOn })
    .autoOrient()
    .resize(frameOf(LARGEST_WIDTH))
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
}

/** Gives a partly transparent picture a background with enough contrast. */
async function makeOpaque({ data, info }: Pixels): Promise<Pixels> {
  if (info.channels === 3) return { data, info }
  const sharp = await loadSharp()
  const picture = sharp(data, { raw: rawOf(info) })
  const sample = { width: GROUND_SAMPLE_SIDE, height: GROUND_SAMPLE_SIDE, fit: 'fill' } as const
  const background = photoGround(await picture.clone().resize(sample).raw().toBuffer())
  if (background === undefined) throw new UnfitPhoto('transparent')
  return picture.flatten({ background }).raw().toBuffer({ resolveWithObject: true })
}

function rawOf({ width, height, channels }: OutputInfo) {
  return { width, height, channels }
}

function frameOf(width: number): ResizeOptions {
  return { width, height: width * MAX_TALLNESS, fit: 'inside', withoutEnlargement: true }
}
