import { MAX_PHOTO_BYTES, type PhotoErrorCode, photoSizeError } from '#contract/photos.ts'

/** Pixels of the long side; photos are stored in at most 1600. */
const LONG_SIDE = 2000
const QUALITY = 0.85
/** Types that every browser decodes. */
const USUAL = /^image\/(jpeg|png|webp)$/

export class UnfitPhoto extends Error {
  readonly fault: PhotoErrorCode

  constructor(fault: PhotoErrorCode) {
    super(fault)
    this.fault = fault
  }
}

/**
 * Redraws a photo for upload: upright, at most 2000 px, without its location. HEIC stays as it is when the
 * browser cannot decode it. Throws UnfitPhoto.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size === 0) throw new UnfitPhoto('empty')
  const picture = await open(file)
  if (picture === undefined) return unopened(file)
  const { width, height } = picture
  // Photos with too many pixels are fine, because they are drawn smaller.
  const fault = photoSizeError(width, height)
  if (fault !== undefined && fault !== 'vast') throw new UnfitPhoto(fault)
  const scale = Math.min(1, LONG_SIDE / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d')
  if (context === null) return unopened(file)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  if ('close' in picture) picture.close()
  return encode(canvas, context, file.name)
}

export function isHeic({ name, type }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
}

/**
 * Decodes upright. Only a bitmap detects truncated photos; an img element decodes more types in some
 * browsers.
 */
async function open(file: File): Promise<ImageBitmap | HTMLImageElement | undefined> {
  try {
    return await createImageBitmap(file)
  } catch {
    return USUAL.test(file.type) ? undefined : openElement(file)
  }
}

async function openElement(file: File): Promise<HTMLImageElement | undefined> {
  const url = URL.createObjectURL(file)
  const picture = new Image()
  picture.src = url
  try {
    await picture.decode()
    return picture.width > 0 ? picture : undefined
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(url)
  }
}

function unopened(file: File): File {
  if (isHeic(file)) {
    if (file.size > MAX_PHOTO_BYTES) throw new UnfitPhoto('heavy')
    return file
  }
  throw new UnfitPhoto(USUAL.test(file.type) ? 'broken' : 'kind')
}

async function encode(
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
  name: string,
): Promise<File> {
  const webp = await toBlob(canvas, 'image/webp')
  // Safari cannot encode WebP and returns PNG. JPEG has no transparency, so it gets a white background.
  if (webp?.type === 'image/webp') return named(webp, name)
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  const jpeg = await toBlob(canvas, 'image/jpeg')
  if (jpeg === null) throw new UnfitPhoto('broken')
  return named(jpeg, name)
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, QUALITY)
  })
}

/** The name stays for people; the server ignores it. */
function named(blob: Blob, name: string): File {
  return new File([blob], name, { type: blob.type })
}
