import { GROUND_SAMPLE_SIDE as SIDE } from '#contract/photo-ground.ts'

/** A known colour, drawn beside each sample: if it reads back differently, the browser falsifies pixels. */
const KNOWN = [30, 90, 200, 255]
/** Maximum mean difference between a picture and its encoded copy; a falsified copy differs by 60 and more. */
const MAX_DIFFERENCE = 16

/**
 * Returns the pixels (RGBA) of a picture scaled to a square of GROUND_SAMPLE_SIDE; undefined if the browser falsifies
 * the pixels of a canvas.
 */
export function sampleOf(picture: CanvasImageSource): Uint8ClampedArray | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE + 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return undefined
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, SIDE, SIDE)
  context.fillStyle = `rgb(${KNOWN.slice(0, 3)})`
  context.fillRect(0, SIDE, SIDE, 1)
  const { data } = context.getImageData(0, 0, SIDE, SIDE + 1)
  const sample = data.subarray(0, SIDE * SIDE * 4)
  const known = data.subarray(sample.length)
  return known.every((value, at) => Math.abs(value - KNOWN[at % 4]!) <= 3) ? sample : undefined
}

/** Whether an encoded canvas, decoded again, still shows the same picture. */
export async function isSamePicture(blob: Blob, canvas: HTMLCanvasElement): Promise<boolean> {
  const decoded = await createImageBitmap(blob).catch(() => undefined)
  const [before, after] = [sampleOf(canvas), decoded && sampleOf(decoded)]
  decoded?.close()
  if (before === undefined || after === undefined) return false
  const difference = before.reduce((sum, value, at) => sum + Math.abs(value - after[at]!), 0)
  return difference / before.length <= MAX_DIFFERENCE
}
