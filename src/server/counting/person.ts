import { hash } from 'node:crypto'
import type { ShownIds } from '#contract/rendering.ts'

/** A visitor of one day: 128 bits, which reveal nothing without the day's key. */
export type Person = readonly [number, number, number, number]

/** Limit of the persons that count each day. */
export const PERSONS_PER_ADDRESS = 50

/** The number makes the hashes of events different. */
export const SCOPES = {
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
    of: (address: string, agent: string): Person => hashed(`${key} ${address} ${agent}`),
    /** All visitors from one IP address. */
    ofAddress: (address: string): Person => hashed(`${key} ${address}`),
    /** The caller combines these bits with a person's for `thingHash`. */
    ofText: (text: string): Person => hashed(`${key} "${text}`),
  }
}

/** Is four times as fast as an HMAC. Nobody can extend the hash, because half of its bits are cut off. */
function hashed(text: string): Person {
  const bytes = hash('sha256', text, 'binary')
  return [wordAt(bytes, 0), wordAt(bytes, 4), wordAt(bytes, 8), wordAt(bytes, 12)]
}

const wordAt = (bytes: string, at: number): number =>
  (bytes.charCodeAt(at) |
    (bytes.charCodeAt(at + 1) << 8) |
    (bytes.charCodeAt(at + 2) << 16) |
    (bytes.charCodeAt(at + 3) << 24)) >>>
  0

export type Persons = ReturnType<typeof openPersons>

/** Returns 64 bits as two halves. MurmurHash3's finalizer is enough, because nobody knows the person's bits. */
export function thingHash(
  person: Person,
  scope: Scope,
  kind: number,
  thing: number,
): [number, number] {
  const what = (SCOPES[scope] << 8) | kind
  const high = mixed(mixed(person[0] ^ thing) + person[1] + Math.imul(what, 0x9e3779b1))
  const low = mixed(mixed(person[2] + Math.imul(thing, 0x85ebca6b)) ^ person[3] ^ what)
  return [high, low]
}

export function thingsHash(places: readonly ShownIds[]): number {
  let hash = 0
  for (const { commerce, offer = 0 } of places) hash = mixed(mixed(hash + commerce) + offer + 1)
  return hash
}

function mixed(bits: number): number {
  let hash = bits | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
