import { MAX_PHOTO_BYTES, type PhotoErrorCode, photoSizeError } from '#contract/photos.ts'

/** Pixels of the long side: the widest photo we keep is 1600. */
const LONG_SIDE = 2000
const QUALITY = 0.85
/** Kinds that every browser opens. */
const USUAL = /^image\/(jpeg|png|webp)$/

export class UnfitPhoto extends Error {
  readonly fault: PhotoErrorCode

  constructor(fault: PhotoErrorCode) {
    super(fault)
    this.fault = fault
  }
}

/**
 * A photo ready to be sent: drawn anew, so upright, at most 2000 px long and without the place
 * where it was taken. HEIC goes as it is where the browser cannot open it. Throws UnfitPhoto.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size === 0) throw new UnfitPhoto('empty')
  const picture = await open(file)
  if (picture === undefined) return unopened(file)
  const { width, height } = picture
  // However many pixels it has, it is drawn with fewer.
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

/** Upright. Only a bitmap tells a photo that was cut off; an element opens more kinds in some browsers. */
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
  // Safari cannot write WebP and gives PNG instead. JPEG has no transparency: it goes on white.
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

/** The name stays, for whoever looks for it: the server goes by the content. */
function named(blob: Blob, name: string): File {
  return new File([blob], name, { type: blob.type })
}
