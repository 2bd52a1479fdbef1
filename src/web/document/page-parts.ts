import type { Markup } from '#contract/rendering.ts'
import { PART_TAG, type PageMarkup } from './remembered.tsx'
import { modulesIn } from './sheet-rules.ts'

const OPENING = Buffer.from(`<${PART_TAG}>`)
const CLOSING = Buffer.from(`</${PART_TAG}>`)

/** Room for a page in UTF-8, at most three bytes for each unit of its text (RFC 3629), used again by the next. */
let room = Buffer.alloc(0)

/**
 * A rendered page in parts: those that are remembered, and what stands between them, in bytes that the next page
 * writes over. `modules` are those of all.
 */
export function partsOf(
  html: string,
  { known, used }: PageMarkup,
): { parts: Uint8Array[]; modules: Set<string> } {
  if (room.length < 3 * html.length) room = Buffer.allocUnsafe(4 * html.length)
  const bytes = room.subarray(0, room.write(html))
  const parts: Uint8Array[] = []
  const modules = modulesIn(html)
  let at = 0
  for (const { key, markup } of used) {
    const opening = bytes.indexOf(OPENING, at)
    const start = opening + OPENING.length
    const end = bytes.indexOf(CLOSING, start)
    const part = markup ?? markupOf(bytes.subarray(start, end))
    if (markup === undefined) known.set(key, part)
    parts.push(bytes.subarray(at, opening), part.bytes)
    for (const hash of part.modules) modules.add(hash)
    at = end + CLOSING.length
  }
  parts.push(bytes.subarray(at))
  return { parts, modules }
}

/** A copy, or the whole page would be held. */
function markupOf(part: Buffer): Markup {
  return { bytes: Buffer.from(part), modules: modulesIn(part.toString('latin1')) }
}
