import { expect, test } from 'vitest'
import { PHOTO_ERRORS } from '#contract/photos.ts'
import { picture, rotatedHeic, uploaded } from '#testing/pictures.ts'
import { headerError } from './receive-photo.ts'
import { resizePhoto, UnfitPhoto } from './resize-photo.ts'

/** Pseudorandom numbers from 0 to 1, the same at every run: mulberry32. */
function chance(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

test.each<[string, number, () => Promise<Buffer>]>([
  ['JPEG', 60, () => picture(240, 220).jpeg().toBuffer()],
  ['progressive JPEG', 30, () => picture(240, 220).jpeg({ progressive: true }).toBuffer()],
  ['PNG', 60, () => picture(240, 220).png().toBuffer()],
  ['lossy WebP', 40, () => picture(240, 220).webp().toBuffer()],
  ['lossless WebP', 40, () => picture(240, 220).webp({ lossless: true }).toBuffer()],
  ['HEIC', 20, async () => rotatedHeic()],
])(
  'a damaged %s ends in a photo or in a sentence, %i times',
  async (_kind, rounds, made) => {
    const whole = await made()
    const random = chance(rounds)
    const outcomes = new Set<string>()
    for (let round = 0; round < rounds; round++) {
      outcomes.add(await outcomeOf(damaged(whole, random)))
    }
    for (const outcome of outcomes)
      expect(['photo', ...Object.keys(PHOTO_ERRORS)]).toContain(outcome)
    expect(outcomes).toContain('broken')
  },
  60_000,
)

/** Cuts a third of the files short, and flips bits in the others, mostly in the first bytes. */
function damaged(whole: Buffer, random: () => number): Buffer {
  if (random() < 0.33) return whole.subarray(0, Math.floor(random() * whole.length))
  const bytes = Buffer.from(whole)
  const flips = 1 + Math.floor(random() * 12)
  for (let flip = 0; flip < flips; flip++) {
    const reach = random() < 0.6 ? Math.min(300, bytes.length) : bytes.length
    const at = Math.floor(random() * reach)
    bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << Math.floor(random() * 8)), at)
  }
  return bytes
}

async function outcomeOf(bytes: Buffer): Promise<string> {
  const fault = await headerError(uploaded(bytes))
  if (fault !== undefined) return fault
  try {
    const { files } = await resizePhoto(bytes, 'ana')
    return files.length === 3 ? 'photo' : 'too few files'
  } catch (error) {
    if (error instanceof UnfitPhoto) return error.code
    throw error
  }
}
