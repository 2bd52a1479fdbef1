import type { PlainDate } from '#contract/hours/dates.ts'
import { emptySums } from './day-sums.ts'
import { asBigint, openHashSet } from './hash-set.ts'
import { eventHash, openPersons, PERSONS_PER_ADDRESS, type Person, type Persons } from './person.ts'

export type Visitor = { person: Person; address: string }

/** An event that this instance has not counted, but perhaps another instance has. */
type Claim = { hash: bigint; count: () => void }

/** Maximum of claims that wait. Further events are not counted. */
const MAX_CLAIMS = 200_000

/** The counts of a day. `remembered` has the hashes of the counted events. */
export const openDay = (day: PlainDate, maxBytes: number, keyDeadline: number) => ({
  sums: emptySums(day),
  remembered: openHashSet(maxBytes),
  /** The secret key of the hashes, in Base64. Undefined while another instance may have created the key. */
  key: undefined as string | undefined,
  persons: undefined as Persons | undefined,
  /** Whether other instances use the same key and check the hashes of this one. */
  isShared: false,
  claims: [] as Claim[],
  /** When to stop waiting for the key of another instance, in `performance.now()` time. */
  keyDeadline,
  hasEnded: false,
})

export type CountingDay = ReturnType<typeof openDay>

/** Sets the key of a day. If the day had another key, forgets the hashes made with the former key. */
export function setKey(day: CountingDay, key: string): void {
  if (key === day.key) return
  if (day.key !== undefined) day.remembered.clear()
  // Other instances cannot check claims of the former key, so all of them count.
  acceptClaims(day)
  day.key = key
  day.persons = openPersons(key)
}

/** Whether this instance sees an event for the first time today. Remembers the hash. */
export function isNew(day: CountingDay, visitor: Visitor, high: number, low: number): boolean {
  const { remembered } = day
  return !remembered.has(high, low) && isAllowed(day, visitor) && remembered.add(high, low)
}

/** Limits the persons of an IP address, because user agents can be forged: each person adds a numbered hash. */
function isAllowed({ remembered, persons }: CountingDay, { person, address }: Visitor): boolean {
  const [high, low] = eventHash(person, 'address', 0, 0)
  if (remembered.has(high, low)) return true
  const addressBits = persons!.ofAddress(address)
  for (let i = 1; i <= PERSONS_PER_ADDRESS; i++) {
    if (remembered.add(...eventHash(addressBits, 'address', 0, i))) return remembered.add(high, low)
  }
  return false
}

/** Counts a new event. If several instances share the day, the event becomes a claim, which is counted later. */
export function countNew(day: CountingDay, high: number, low: number, count: () => void): void {
  if (!day.isShared) count()
  else if (day.claims.length < MAX_CLAIMS) day.claims.push({ hash: asBigint(high, low), count })
}

/** Counts all claims without asking the other instances. */
export function acceptClaims({ claims }: CountingDay): void {
  for (const { count } of claims.splice(0)) count()
}
