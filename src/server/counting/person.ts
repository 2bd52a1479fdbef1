import { hash } from 'node:crypto'
import type { ShownIds } from '#contract/rendering.ts'

/** A visitor of one day: 128 bits, which reveal nothing without the day's key. */
export type Person = readonly [number, number, number, number]

/** Maximum of persons of an IP address who are counted each day. */
export const PERSONS_PER_ADDRESS = 50

/** Kinds of events, as numbers that make the hashes different. */
const SCOPES = {
  commerces: 0,
  offers: 1,
  search: 2,
  found: 3,
  address: 4,
  list: 5,
} as const
export type Scope = keyof typeof SCOPES

export function openPersons(key: string) {
  return {
    of: (address: string, agent: string): Person => personOf(`${key} ${address} ${agent}`),
    /** All visitors from one IP address. */
    ofAddress: (address: string): Person => personOf(`${key} ${address}`),
    /** Bits of a search text, which are combined with a person's bits (XOR) in hashes of searches. */
    ofText: (text: string): Person => personOf(`${key} "${text}`),
  }
}

/** A plain SHA-256 is four times as fast as an HMAC. Half of the bits are cut off against length extension. */
function personOf(text: string): Person {
  const bytes = hash('sha256', text, 'binary')
  return [wordAt(bytes, 0), wordAt(bytes, 4), wordAt(bytes, 8), wordAt(bytes, 12)]
}

const wordAt = (bytes: string, start: number): number =>
  (bytes.charCodeAt(start) |
    (bytes.charCodeAt(start + 1) << 8) |
    (bytes.charCodeAt(start + 2) << 16) |
    (bytes.charCodeAt(start + 3) << 24)) >>>
  0

export type Persons = ReturnType<typeof openPersons>

/** Returns 64 bits as two halves. MurmurHash3's finalizer is safe enough, because the person's bits are secret. */
export function eventHash(
  person: Person,
  scope: Scope,
  kind: number,
  id: number,
): [number, number] {
  const kindBits = (SCOPES[scope] << 8) | kind
  const high = mix(mix(person[0] ^ id) + person[1] + Math.imul(kindBits, 0x9e3779b1))
  const low = mix(mix(person[2] + Math.imul(id, 0x85ebca6b)) ^ person[3] ^ kindBits)
  return [high, low]
}

export function listHash(items: readonly ShownIds[]): number {
  let hash = 0
  for (const { commerce, offer = 0 } of items) hash = mix(mix(hash + commerce) + offer + 1)
  return hash
}

function mix(bits: number): number {
  let hash = bits | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
