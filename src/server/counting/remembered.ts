/** Of what is remembered for counting once. */
export const MOST_REMEMBERED = 64 * 1024 * 1024

/** Each part grows alone, so that no request waits for more than some milliseconds. */
const PARTS = 128
const BYTES = 8
const FIRST_SLOTS = 64
/** Of its slots, before a part grows or is full: beyond, looking for a free one takes long. */
const LOAD = 0.75

/**
 * A set of 64-bit hashes in a limited memory: eight bytes for each slot, in open addressing. Once it is full, what is
 * new counts as known.
 */
export function openRemembered(mostBytes = MOST_REMEMBERED) {
  const mostSlots = 2 ** Math.floor(Math.log2(mostBytes / BYTES / PARTS))
  let parts = emptyParts()
  let size = 0

  /** Whether it was not yet known, and is now. Both halves are unsigned. */
  function add(high: number, low: number): boolean {
    const part = parts[high >>> (32 - Math.log2(PARTS))]!
    // Zero is a free slot.
    const key = low === 0 ? 1 : low
    if (part.holds >= (part.table.length / 2) * LOAD) {
      const slots = part.table.length / 2
      if (slots >= mostSlots) return false
      grow(part, slots * 2)
    }
    if (!place(part.table, high, key)) return false
    part.holds += 1
    size += 1
    return true
  }

  return {
    add,
    has(high: number, low: number): boolean {
      const part = parts[high >>> (32 - Math.log2(PARTS))]!
      return isIn(part.table, high, low === 0 ? 1 : low)
    },
    size: () => size,
    bytes: () => parts.reduce((sum, { table }) => sum + table.byteLength, 0),
    clear() {
      parts = emptyParts()
      size = 0
    },
    /** All of them, as PostgreSQL stores them. */
    hashes(): BigInt64Array {
      const found = new BigInt64Array(size)
      let next = 0
      for (const { table } of parts) {
        for (let at = 0; at < table.length; at += 2) {
          if (table[at + 1] !== 0) found[next++] = asBigint(table[at]!, table[at + 1]!)
        }
      }
      return found
    },
  }
}

/** As a signed number, with zero for a low half as it is stored. */
export const asBigint = (high: number, low: number): bigint =>
  BigInt.asIntN(64, (BigInt(high) << 32n) | BigInt(low === 0 ? 1 : low))

export type Remembered = ReturnType<typeof openRemembered>

type Part = { table: Uint32Array; holds: number }

const emptyParts = (): Part[] =>
  Array.from({ length: PARTS }, () => ({ table: new Uint32Array(2 * FIRST_SLOTS), holds: 0 }))

function grow(part: Part, slots: number): void {
  const before = part.table
  part.table = new Uint32Array(2 * slots)
  for (let at = 0; at < before.length; at += 2) {
    if (before[at + 1] !== 0) place(part.table, before[at]!, before[at + 1]!)
  }
}

/** Whether it was not there. */
function place(table: Uint32Array, high: number, low: number): boolean {
  const at = slotOf(table, high, low)
  if (table[at + 1] !== 0) return false
  table[at] = high
  table[at + 1] = low
  return true
}

const isIn = (table: Uint32Array, high: number, low: number): boolean =>
  table[slotOf(table, high, low) + 1] !== 0

/** Where it stands, or the free slot in which it belongs. */
function slotOf(table: Uint32Array, high: number, low: number): number {
  const mask = table.length / 2 - 1
  for (let slot = low & mask; ; slot = (slot + 1) & mask) {
    const at = 2 * slot
    if (table[at + 1] === 0 || (table[at] === high && table[at + 1] === low)) return at
  }
}
