import type { PlainDate } from '#contract/hours/dates.ts'
import { emptySums } from './day-sums.ts'
import { openPersons, PERSONS_PER_ADDRESS, type Person, type Persons, thingHash } from './person.ts'
import { asBigint, openRemembered } from './remembered.ts'

export type Visitor = { person: Person; address: string }

/** A visit that is new to this instance, but perhaps not to others. */
type Claim = { hash: bigint; count: () => void }

/** Further visits are not counted. */
const MAX_CLAIMS = 200_000

/** The counts of a day. Nobody can recognise its visitors afterwards. */
export const openDay = (day: PlainDate, maxBytes: number, keyDeadline: number) => ({
  sums: emptySums(day),
  remembered: openRemembered(maxBytes),
  /** In Base64. Undefined until it is known whether another instance has created one. */
  key: undefined as string | undefined,
  persons: undefined as Persons | undefined,
  isShared: false,
  claims: [] as Claim[],
  /** When to stop waiting for the key of another instance, in `performance.now()` time. */
  keyDeadline,
  hasEnded: false,
})

export type CountingDay = ReturnType<typeof openDay>

/** Sets the key of a day. If it had another one, forgets who was counted. */
export function setKey(day: CountingDay, key: string): void {
  if (key === day.key) return
  if (day.key !== undefined) day.remembered.clear()
  // Claims that were made with the former key cannot be compared.
  acceptClaims(day)
  day.key = key
  day.persons = openPersons(key)
}

/** Whether a visit is the first of its kind today. Remembers it. */
export function isNew(day: CountingDay, visitor: Visitor, high: number, low: number): boolean {
  const { remembered } = day
  return !remembered.has(high, low) && isAllowed(day, visitor) && remembered.add(high, low)
}

/** Limits the visitors of an IP address, which can forge many user agents. */
function isAllowed({ remembered, persons }: CountingDay, { person, address }: Visitor): boolean {
  const [high, low] = thingHash(person, 'address', 0, 0)
  if (remembered.has(high, low)) return true
  const all = persons!.ofAddress(address)
  for (let place = 1; place <= PERSONS_PER_ADDRESS; place++) {
    if (remembered.add(...thingHash(all, 'address', 0, place))) return remembered.add(high, low)
  }
  return false
}

/** Counts a visit that is new here: later, if several instances share the day. */
export function countNew(day: CountingDay, high: number, low: number, count: () => void): void {
  if (!day.isShared) count()
  else if (day.claims.length < MAX_CLAIMS) day.claims.push({ hash: asBigint(high, low), count })
}

/** Counts all claims without asking the other instances. */
export function acceptClaims({ claims }: CountingDay): void {
  for (const { count } of claims.splice(0)) count()
}
