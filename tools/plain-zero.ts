import opentype from 'opentype.js'

/* The zero of the body font has a bar between its two counters (inner contours). These are merged into one, made
   of their points in the order around it, in the outline (glyf) and its variations by weight (gvar). */

/** The last point of each contour: the outline, the lower and the upper counter. */
const CONTOURS = [15, 26, 38]
/** The new order of the points: those of the upper counter are between those of the lower one. */
const ORDER = [...range(0, 19), ...range(28, 38), 27, ...range(20, 26)]

type Table = { at: number; length: number }

/** Returns a TrueType font whose zero has no bar. Offsets do not change, because the new data are not longer. */
export function withPlainZero(font: Buffer): Buffer {
  const plain = Buffer.from(font)
  const table = (name: string) => findTable(plain, name)
  const parsed = opentype.parse(
    plain.buffer.slice(plain.byteOffset, plain.byteOffset + plain.length) as ArrayBuffer,
  )
  const zero = parsed.charToGlyphIndex('0')
  const isLong = plain.readInt16BE(table('head').at + 50) === 1
  writeOutline(plain, placeOf(plain, table('loca').at, table('glyf').at, zero, isLong))
  const { at } = table('gvar')
  const isLongHere = (plain.readUInt16BE(at + 14) & 1) === 1
  writeDeltas(plain, placeOf(plain, at + 20, at + plain.readUInt32BE(at + 16), zero, isLongHere))
  return plain
}

function findTable(font: Buffer, name: string): Table {
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16) {
    if (font.toString('latin1', entry, entry + 4) !== name) continue
    return { at: font.readUInt32BE(entry + 8), length: font.readUInt32BE(entry + 12) }
  }
  throw new Error(`the font has no ${name}`)
}

/** Finds the data of a glyph by a table of offsets. */
function placeOf(font: Buffer, offsets: number, data: number, glyph: number, isLong: boolean) {
  const offset = (index: number) =>
    isLong ? font.readUInt32BE(offsets + 4 * index) : 2 * font.readUInt16BE(offsets + 2 * index)
  return { at: data + offset(glyph), length: offset(glyph + 1) - offset(glyph) }
}

function writeOutline(font: Buffer, place: Table): void {
  const { at } = place
  const ends = CONTOURS.map((_, index) => font.readUInt16BE(at + 10 + 2 * index))
  if (font.readInt16BE(at) !== CONTOURS.length || String(ends) !== String(CONTOURS)) {
    throw new Error('the zero of the face is drawn otherwise than before')
  }
  const points = ORDER.length
  let next = at + 10 + 2 * CONTOURS.length + 2
  const flags: number[] = []
  while (flags.length < points) {
    const flag = font[next++]!
    flags.push(...Array(flag & 8 ? font[next++]! + 1 : 1).fill(flag))
  }
  const read = (short: number, same: number) => {
    let value = 0
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? font[next++]! : -font[next++]!
      else if (!(flag & same)) {
        value += font.readInt16BE(next)
        next += 2
      }
      return value
    })
  }
  const [xs, ys] = [read(2, 16), read(4, 32)]
  const [x, y] = [inSteps(reordered(xs), 2, 16), inSteps(reordered(ys), 4, 32)]
  const head = Buffer.from(font.subarray(at, at + 10))
  head.writeInt16BE(2)
  const counts = Buffer.alloc(6)
  counts.writeUInt16BE(CONTOURS[0]!)
  counts.writeUInt16BE(points - 1, 2)
  const bits = reordered(flags).map((flag, index) => (flag & 1) | x.bits[index]! | y.bits[index]!)
  overwrite(font, place, [head, counts, Buffer.from([...repeats(bits), ...x.bytes, ...y.bytes])])
}

/** Encodes coordinates as differences, with the bits of their flags. */
function inSteps(values: number[], short: number, same: number) {
  const bytes: number[] = []
  const bits = values.map((value, index) => {
    const step = value - (values[index - 1] ?? 0)
    if (step === 0) return same
    if (Math.abs(step) < 256) {
      bytes.push(Math.abs(step))
      return step > 0 ? short | same : short
    }
    bytes.push((step >> 8) & 255, step & 255)
    return 0
  })
  return { bits, bytes }
}

/** Encodes equal flags in a row as one flag and a count. */
function repeats(flags: number[]): number[] {
  return runsOf(flags, (flag, first) => flag === first).flatMap((run) =>
    run.length > 1 ? [run[0]! | 8, run.length - 1] : run,
  )
}

/** Writes the only tuple, which contains all points for the weight axis. */
function writeDeltas(font: Buffer, place: Table): void {
  const { at } = place
  const start = at + font.readUInt16BE(at + 2)
  if (font.readUInt16BE(at) !== 1 || font.readUInt16BE(at + 6) !== 0x2000 || font[start] !== 0) {
    throw new Error('the zero of the face changes otherwise than before')
  }
  const deltas: number[] = []
  // The points of the outline, and four phantom points.
  const all = ORDER.length + 4
  for (let next = start + 1; deltas.length < 2 * all; ) {
    const control = font[next++]!
    for (let left = (control & 63) + 1; left > 0; left--) {
      if (control & 128) deltas.push(0)
      else if (control & 64) throw new Error('the zero of the face changes by more than before')
      else deltas.push(font.readInt8(next++))
    }
  }
  const axes = [deltas.slice(0, all), deltas.slice(all)]
  const packed = axes.flatMap((axis) => packedDeltas([...reordered(axis), ...axis.slice(-4)]))
  const head = Buffer.from(font.subarray(at, start + 1))
  head.writeUInt16BE(1 + packed.length, 4)
  overwrite(font, place, [head, Buffer.from(packed)])
}

/** Packs numbers as runs of zeros and runs of bytes. A single zero does not end a run of bytes. */
function packedDeltas(deltas: number[]): number[] {
  const isZero = deltas.map(
    (delta, at) => delta === 0 && (deltas[at - 1] === 0 || deltas[at + 1] === 0),
  )
  const places = deltas.map((_, at) => at)
  return runsOf(places, (at, first) => isZero[at] === isZero[first]).flatMap((run) =>
    isZero[run[0]!] ? [127 + run.length] : [run.length - 1, ...run.map((at) => deltas[at]! & 255)],
  )
}

/** Splits values into runs of at most 64. */
function runsOf(values: number[], isLike: (value: number, first: number) => boolean): number[][] {
  const runs: number[][] = []
  for (const value of values) {
    const last = runs.at(-1)
    if (last && last.length < 64 && isLike(value, last[0]!)) last.push(value)
    else runs.push([value])
  }
  return runs
}

function overwrite(font: Buffer, { at, length }: Table, parts: Buffer[]): void {
  const written = Buffer.concat(parts)
  if (written.length > length) throw new Error('the plain zero is longer than the one with a bar')
  font.fill(0, at, at + length)
  written.copy(font, at)
}

const reordered = (values: number[]) => ORDER.map((index) => values[index]!)

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
