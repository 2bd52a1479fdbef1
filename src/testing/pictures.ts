import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { UploadedFile } from '#server/photos/receive-photo.ts'

/** Draws a picture, red on the left and blue on the right, so that a rotation is visible. */
export function picture(width = 320, height = 240): Sharp {
  const half = Math.floor(width / 2)
  const background = { r: 224, g: 32, b: 32 }
  const right = {
    create: { width: width - half, height, channels: 3, background: '#2040e0' },
  } as const
  return sharp({ create: { width, height, channels: 3, background } }).composite([
    { input: right, left: half, top: 0 },
  ])
}

export async function photoFile(width?: number, height?: number): Promise<Blob> {
  const bytes = await picture(width, height).jpeg().toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
}

export function uploaded(bytes: Buffer, filename = 'foto.jpg'): UploadedFile {
  const path = join(folder(), randomUUID())
  writeFileSync(path, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return new UploadedFile({ filename, path, size: bytes.length, sha256 })
}

let created: string | undefined

function folder(): string {
  if (created !== undefined) return created
  const path = mkdtempSync(join(tmpdir(), 'escaparate-pictures-'))
  process.once('exit', () => rmSync(path, { recursive: true }))
  created = path
  return path
}

/** Encoded by heif-enc: Display P3, an orientation of 90° clockwise, a location and an artist in its EXIF. */
export const rotatedHeic = () => sample('turned-p3.heic')

/** A green picture of 4000 × 3000 pixels, as large as a phone's photo. */
export const largeHeic = () => sample('large.heic')

function sample(name: string): Buffer {
  return readFileSync(new URL(`./files/${name}`, import.meta.url))
}

export async function colourAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw()
  return [...(await pixel.toBuffer())]
}
