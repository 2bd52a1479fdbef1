import { createHmac, createSecretKey } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** Whoever counts once a day: 128 bits that say nothing without the day's key. */
export type Person = readonly [number, number, number, number]

/** Of an address, at most so many persons count each day, whatever programs they say to be. */
export const PERSONS_PER_ADDRESS = 50

/** What is counted once for each person. */
export const SCOPES = { commerce: 0, offer: 1, search: 2, found: 3, address: 4 } as const
export type Scope = keyof typeof SCOPES

/** Most requests are of somebody who has just made another. */
const MOST_RECENT = 1000

/** Names persons by a day's random key. */
export function openPersons(key: Buffer) {
  const secret = createSecretKey(key)
  const recent = new LRUCache<string, Person>({ max: MOST_RECENT })

  return {
    of(address: string, agent: string): Person {
      const text = `${address} ${agent}`
      const known = recent.get(text)
      if (known) return known
      const person = hash(text)
      recent.set(text, person)
      return person
    },
    /** All who come from one address. */
    ofAddress: (address: string): Person => hash(address),
    /** Of a text, for `thingHash`. */
    ofText: (text: string): Person => hash(`"${text}`),
  }

  function hash(text: string): Person {
    const bytes = createHmac('sha256', secret).update(text).digest()
    return [0, 4, 8, 12].map((at) => bytes.readUInt32LE(at)) as unknown as Person
  }
}

export type Persons = ReturnType<typeof openPersons>

/**
 * The hash of a person with a thing, of which each has other bits. A mixing is enough, since nobody else knows the
 * person's bits (the finalizer of MurmurHash3).
 */
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

function mixed(bits: number): number {
  let hash = bits | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
