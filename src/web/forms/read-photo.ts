import { photoGround, GROUND_SAMPLE_SIDE as SIDE } from '#contract/photo-ground.ts'
import {
  isWebpWithExif,
  PHOTO_HEAD_BYTES,
  type PhotoKind,
  photoKind,
} from '#contract/photo-kind.ts'
import { MAX_PHOTO_BYTES, PHOTO_ERRORS, photoSizeError } from '#contract/photos.ts'

/** Returns the photo in the form in which it is sent, or the error to show. */
export async function readPhoto(files: readonly File[]): Promise<File | string> {
  if (files.length > 1) return PHOTO_ERRORS.several
  try {
    return await shrinkPhoto(files[0]!)
  } catch (error) {
    if (error instanceof UnfitPhoto) return error.message
    throw error
  }
}

/** Maximum length of the long side in pixels. The server stores at most 1600. */
const LONG_SIDE = 2000
/** Quality of the encoder, from 0 to 1. */
const QUALITY = 0.85
/** A damaged JPEG is sent, for the server to decide, if at most this share of the pixels is missing. */
const MAX_MISSING = 0.25

/** The message is shown to the user. */
class UnfitPhoto extends Error {}

/** Returns an upright, opaque copy without location, or the file if the browser cannot redraw it. Throws UnfitPhoto. */
async function shrinkPhoto(file: File): Promise<File> {
  if (file.size === 0) throw new UnfitPhoto(PHOTO_ERRORS.empty)
  const head = await headOf(file)
  const kind = photoKind(head)
  if (kind === undefined) throw new UnfitPhoto(PHOTO_ERRORS.kind)
  if (kind === 'animated') throw new UnfitPhoto(PHOTO_ERRORS.animated)
  // Chromium would ignore the orientation.
  if (isWebpWithExif(head)) return asItIs(file)
  const picture = await open(file, kind)
  if (picture === undefined) return asItIs(file)
  // A photo with too many pixels ('vast') is accepted: a smaller copy is sent.
  const fault = photoSizeError(picture.width, picture.height)
  if (fault !== undefined && fault !== 'vast') throw new UnfitPhoto(PHOTO_ERRORS[fault])
  return (await redraw(picture, file.name)) ?? asItIs(file)
}

async function headOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, PHOTO_HEAD_BYTES).arrayBuffer())
  } catch {
    // The file was moved or changed after it was chosen.
    throw new UnfitPhoto(PHOTO_ERRORS.broken)
  }
}

/** Returns the file for sending without changes. Throws if it is too large. */
function asItIs(file: File): File {
  if (file.size > MAX_PHOTO_BYTES) throw new UnfitPhoto(PHOTO_ERRORS.heavy)
  return file
}

type Picture = ImageBitmap | HTMLImageElement

/** Decodes a photo upright; undefined if the browser cannot. Some browsers decode HEIC only in an `img`. */
async function open(file: File, kind: PhotoKind): Promise<Picture | undefined> {
  try {
    return await createImageBitmap(file)
  } catch {
    const picture = await openElement(file)
    if (kind === 'heic') return picture
    // The element shows the missing part of a truncated JPEG as transparent.
    const sample = kind === 'jpeg' && picture ? sampleOf(picture) : undefined
    if (sample && missingShare(sample) > MAX_MISSING) throw new UnfitPhoto(PHOTO_ERRORS.broken)
    return undefined
  }
}

function missingShare(sample: Uint8ClampedArray): number {
  const transparent = sample.filter((value, index) => index % 4 === 3 && value === 0)
  return (transparent.length * 4) / sample.length
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

/** Returns undefined if the browser falsifies the canvas, as a protection against fingerprinting. */
async function redraw(picture: Picture, name: string): Promise<File | undefined> {
  const scale = Math.min(1, LONG_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const context = canvas.getContext('2d')
  if (context === null) return undefined
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  if ('close' in picture) picture.close()
  const transparent = sampleOf(canvas)
  if (transparent === undefined) return undefined
  const ground = photoGround(transparent)
  if (ground === undefined) throw new UnfitPhoto(PHOTO_ERRORS.transparent)
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = ground
  context.fillRect(0, 0, canvas.width, canvas.height)
  const blob = await encode(canvas)
  if (blob === null || !(await isSamePicture(blob, canvas))) return undefined
  return new File([blob], name, { type: blob.type })
}

async function encode(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const webp = await toBlob(canvas, 'image/webp')
  // Safari cannot encode WebP and returns a PNG.
  return webp?.type === 'image/webp' ? webp : toBlob(canvas, 'image/jpeg')
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, QUALITY)
  })
}

/** RGBA of a colour drawn below each sample. If it reads back differently, the browser falsifies pixels. */
const TEST_COLOUR = [30, 90, 200, 255]
/** Maximum mean difference (0 to 255) between a picture and its encoded copy. Falsified copies differ by 60 or more. */
const MAX_DIFFERENCE = 16

/** Returns a picture's pixels (RGBA) as a square of SIDE pixels; undefined if the browser falsifies them. */
function sampleOf(picture: CanvasImageSource): Uint8ClampedArray | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE + 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return undefined
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, SIDE, SIDE)
  context.fillStyle = `rgb(${TEST_COLOUR.slice(0, 3)})`
  context.fillRect(0, SIDE, SIDE, 1)
  const { data } = context.getImageData(0, 0, SIDE, SIDE + 1)
  const sample = data.subarray(0, SIDE * SIDE * 4)
  const isUnfalsified = data
    .subarray(sample.length)
    .every((value, index) => Math.abs(value - TEST_COLOUR[index % 4]!) <= 3)
  return isUnfalsified ? sample : undefined
}

async function isSamePicture(blob: Blob, canvas: HTMLCanvasElement): Promise<boolean> {
  const decoded = await createImageBitmap(blob).catch(() => undefined)
  const [before, after] = [sampleOf(canvas), decoded && sampleOf(decoded)]
  decoded?.close()
  if (before === undefined || after === undefined) return false
  const difference = before.reduce((sum, value, index) => sum + Math.abs(value - after[index]!), 0)
  return difference / before.length <= MAX_DIFFERENCE
}
