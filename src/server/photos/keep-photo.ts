import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { PHOTO_WIDTHS, photoPath } from '#contract/photos.ts'
import type { photos } from '../database/schema.ts'
import type { Services } from '../services.ts'

/** Smooth at arm's length on a phone, and a third of the weight of the encoder's best. */
const QUALITY = 78
/** Pixels across of the blurred picture that stands in until the photo is there. */
const PLACEHOLDER_WIDTH = 16

export type KeptPhoto = typeof photos.$inferInsert

/**
 * Writes a picture in every width, as WebP and without any of its metadata, and answers the row to
 * be saved. Files come before the row, so that a row never points at a missing file.
 */
export async function keepPhoto(
  { photos, clock }: Pick<Services, 'photos' | 'clock'>,
  picture: Buffer,
): Promise<KeptPhoto> {
  const upright = await sharp(picture).rotate().toColourspace('srgb').toBuffer()
  const files = await Promise.all(
    PHOTO_WIDTHS.map((width) =>
      sharp(upright)
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .toBuffer({ resolveWithObject: true }),
    ),
  )
  const largest = files.at(-1)!
  const hash = createHash('sha256').update(largest.data).digest('hex')
  await Promise.all(
    PHOTO_WIDTHS.map((width, at) => photos.write(fileName(hash, width), files[at]!.data)),
  )
  return {
    hash,
    width: largest.info.width,
    height: largest.info.height,
    placeholder: await placeholderOf(upright),
    created_at: clock.now().toISOString(),
  }
}

function fileName(hash: string, width: (typeof PHOTO_WIDTHS)[number]): string {
  return photoPath(hash, width).replace('/photos/', '')
}

async function placeholderOf(picture: Buffer): Promise<string> {
  const tiny = await sharp(picture)
    .resize({ width: PLACEHOLDER_WIDTH })
    .webp({ quality: 40 })
    .toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
