import type { Header } from './header.ts'

const STILL = ['heic', 'heix', 'heim', 'heis']
const MOVING = ['hevc', 'hevx', 'hevm', 'hevs', 'msf1']
/** The general brands of ISO/IEC 23008-12, which do not say how the picture is encoded. */
const GENERAL = ['mif1', 'mif2', 'miaf']

/**
 * The header of a HEIC file (HEVC in ISO/IEC 23008-12); undefined for AVIF and videos. The size is the
 * largest that any of its pictures declares, an upper bound for what decoding needs.
 */
export function readHeicHeader(bytes: Buffer): Header | undefined {
  const [major, ...others] = brandsOf(bytes)
  const isStill =
    STILL.includes(major!) ||
    (GENERAL.includes(major!) && others.some((brand) => STILL.includes(brand)))
  const animated = MOVING.includes(major!)
  if (!isStill && !animated) return undefined
  if (animated) return { kind: 'heic', animated, width: 0, height: 0 }
  let [width, height] = [0, 0]
  for (const { type, start, end } of propertiesOf(bytes)) {
    if (type !== 'ispe' || end - start < 12) continue
    const [w, h] = [bytes.readUInt32BE(start + 4), bytes.readUInt32BE(start + 8)]
    if (w * h >= width * height) [width, height] = [w, h]
  }
  return { kind: 'heic', animated, width, height }
}

/** The picture's ICC profile, if any: phones write Display P3. */
export function heicProfile(bytes: Buffer): Buffer | undefined {
  for (const { type, start, end } of propertiesOf(bytes)) {
    const isProfile = /^(prof|rICC)$/.test(bytes.toString('latin1', start, start + 4))
    if (type === 'colr' && isProfile) return bytes.subarray(start + 4, end)
  }
  return undefined
}

function brandsOf(bytes: Buffer): string[] {
  const [box] = boxesIn(bytes, 0, bytes.length)
  const brands: string[] = []
  for (let at = box!.start; at + 4 <= box!.end; at += 4) {
    // The four bytes after the major brand are its version.
    if (at !== box!.start + 4) brands.push(bytes.toString('latin1', at, at + 4))
  }
  return brands
}

type Box = { type: string; start: number; end: number }

function* propertiesOf(bytes: Buffer): Generator<Box> {
  for (const meta of boxesIn(bytes, 0, bytes.length)) {
    if (meta.type !== 'meta') continue
    for (const group of boxesIn(bytes, meta.start + 4, meta.end)) {
      if (group.type !== 'iprp') continue
      for (const container of boxesIn(bytes, group.start, group.end)) {
        if (container.type === 'ipco') yield* boxesIn(bytes, container.start, container.end)
      }
    }
    return
  }
}

/** The boxes of ISO/IEC 14496-12 between two offsets; `start` and `end` delimit their content. */
function* boxesIn(bytes: Buffer, from: number, to: number): Generator<Box> {
  let at = from
  while (at + 8 <= to) {
    const short = bytes.readUInt32BE(at)
    const head = short === 1 ? 16 : 8
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short
    const end = size === 0 ? to : at + size
    if (end < at + head || end > to) throw new RangeError('a box that does not fit')
    yield { type: bytes.toString('latin1', at + 4, at + 8), start: at + head, end }
    at = end
  }
}
