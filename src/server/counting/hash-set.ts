export const MAX_BYTES = 64 * 1024 * 1024

/** The table has parts that grow one at a time, so that no request waits long. */
const PARTS = 128
const BYTES_PER_SLOT = 8
const FIRST_SLOTS = 64
/** Maximum share of used slots. Above it, finding a free slot takes long. */
const MAX_LOAD = 0.75

/** A set of 64-bit hashes in limited memory, by open addressing. When full, `add` returns false for new hashes, too. */
export function openHashSet(maxBytes = MAX_BYTES) {
  const maxSlots = 2 ** Math.floor(Math.log2(maxBytes / BYTES_PER_SLOT / PARTS))
  let parts = emptyParts()
  let size = 0

  /** Returns false if the hash was in the set. Both halves are unsigned. */
  function add(high: number, low: number): boolean {
    const part = parts[high >>> (32 - Math.log2(PARTS))]!
    // Zero marks a free slot.
    const key = low === 0 ? 1 : low
    if (part.size >= (part.table.length / 2) * MAX_LOAD) {
      const slots = part.table.length / 2
      if (slots >= maxSlots) return false
      grow(part, slots * 2)
    }
    if (!place(part.table, high, key)) return false
    part.size += 1
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
    hashes(): BigInt64Array {
      const found = new BigInt64Array(size)
      let next = 0
      for (const { table } of parts) {
        for (let index = 0; index < table.length; index += 2) {
          if (table[index + 1] !== 0) found[next++] = asBigint(table[index]!, table[index + 1]!)
        }
      }
      return found
    },
  }
}

/** Returns a signed number, as PostgreSQL stores it. A low half of zero becomes 1, as in the table. */
export const asBigint = (high: number, low: number): bigint =>
  BigInt.asIntN(64, (BigInt(high) << 32n) | BigInt(low === 0 ? 1 : low))

type Part = { table: Uint32Array; size: number }

const emptyParts = (): Part[] =>
  Array.from({ length: PARTS }, () => ({ table: new Uint32Array(2 * FIRST_SLOTS), size: 0 }))

function grow(part: Part, slots: number): void {
  const before = part.table
  part.table = new Uint32Array(2 * slots)
  for (let index = 0; index < before.length; index += 2) {
    if (before[index + 1] !== 0) place(part.table, before[index]!, before[index + 1]!)
  }
}

/** Returns false if the hash was in the table. */
function place(table: Uint32Array, high: number, low: number): boolean {
  const index = slotOf(table, high, low)
  if (table[index + 1] !== 0) return false
  table[index] = high
  table[index + 1] = low
  return true
}

const isIn = (table: Uint32Array, high: number, low: number): boolean =>
  table[slotOf(table, high, low) + 1] !== 0

/** Returns the position of the hash, or of the free slot for it. */
function slotOf(table: Uint32Array, high: number, low: number): number {
  const mask = table.length / 2 - 1
  for (let slot = low & mask; ; slot = (slot + 1) & mask) {
    const index = 2 * slot
    if (table[index + 1] === 0 || (table[index] === high && table[index + 1] === low)) return index
  }
}
