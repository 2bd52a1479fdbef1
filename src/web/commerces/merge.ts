import { ADDRESS_PARTS, type Address, composeAddress } from '#contract/address.ts'
import { focusOf } from '#contract/photos.ts'
import { isSameJson } from '#contract/same-json.ts'
import { plainName } from '#contract/same-name.ts'
import type { CommerceValues } from './commerce-values.ts'

type Name = keyof CommerceValues

/** Two versions of an address cannot be mixed, so `street` represents all parts. */
const FURTHER_PARTS: ReadonlySet<string> = new Set(
  ADDRESS_PARTS.filter((name) => name !== 'street'),
)

export type Merged = {
  /** The merged values; of a field that both changed, the user's own. */
  values: CommerceValues
  /** Fields that only the other person changed. */
  theirs: Name[]
  /** Fields that both changed to different values. */
  both: Name[]
}

/**
 * Three-way merge of two edits of the same shop. A field that only one of them changed has the value of that edit. The
 * focus follows the photo to which it belongs.
 */
export function merge(
  base: CommerceValues,
  saved: CommerceValues,
  written: CommerceValues,
  photo: 'mine' | 'theirs' | 'as it was' = 'as it was',
): Merged {
  if (photo !== 'as it was') {
    const focus = focusOf(photo === 'mine' ? written : saved)
    return merge({ ...base, ...focus }, { ...saved, ...focus }, { ...written, ...focus })
  }
  const names = (Object.keys(base) as Name[]).filter((name) => !FURTHER_PARTS.has(name))
  const isTheirs = (name: Name) => !isSame(name, base, saved)
  const isMine = (name: Name) => !isSame(name, base, written)
  return {
    values: { ...saved, ...only(written, names.filter(isMine)) },
    theirs: names.filter((name) => isTheirs(name) && !isMine(name)),
    both: names.filter((name) => isTheirs(name) && isMine(name) && !isSame(name, saved, written)),
  }
}

/** Compares two values after normalizing them like the server: trimmed, phone numbers as digits. */
function isSame(name: Name, one: CommerceValues, other: CommerceValues): boolean {
  if (name === 'facts') return isSameJson(one.facts, other.facts)
  return normalized(name, one) === normalized(name, other)
}

function normalized(name: Name, values: CommerceValues): string {
  if (name === 'street') return wordsOf(values)
  if (name === 'category') return values.category.join()
  return name === 'n_tlf' ? values.n_tlf.replace(/\D/g, '') : String(values[name]).trim()
}

/** Returns the same text for an address in one line and in parts. */
const wordsOf = (address: Address) => plainName(composeAddress(address, null))

function only(values: CommerceValues, names: Name[]): Partial<CommerceValues> {
  const all = names.flatMap((name) => (name === 'street' ? ADDRESS_PARTS : [name]))
  return Object.fromEntries(all.map((name) => [name, values[name]]))
}
