import type { PlainDate } from '#contract/hours/dates.ts'
import { emptySums } from './day-sums.ts'
import { openPersons, PERSONS_PER_ADDRESS, type Person, type Persons, thingHash } from './person.ts'
import { asBigint, openRemembered } from './remembered.ts'

export type Visitor = { person: Person; address: string }

/** Something new to this instance, which counts unless another instance has counted it. */
type Claim = { hash: bigint; count: () => void }

/** At once; beyond them figures are lower. */
const MOST_CLAIMS = 200_000

/** A day of the town that is being counted. After it its visitors cannot be recognised any more. */
export const openDay = (day: PlainDate, mostBytes: number, patientUntil: number) => ({
  sums: emptySums(day),
  remembered: openRemembered(mostBytes),
  /** Base64; undefined until it is known whether another instance has one. */
  key: undefined as string | undefined,
  persons: undefined as Persons | undefined,
  isShared: false,
  claims: [] as Claim[],
  /** Until when the key of another instance is waited for (`performance.now()`). */
  patientUntil,
  hasEnded: false,
})

export type CountingDay = ReturnType<typeof openDay>

export function setKey(day: CountingDay, key: string): void {
  if (key === day.key) return
  if (day.key !== undefined) day.remembered.clear()
  // Other instances could not compare claims that were made with the former key.
  acceptClaims(day)
  day.key = key
  day.persons = openPersons(key)
}

/** Whether a visitor has not yet done something today, and has now. What is known already needs one look-up. */
export function isNew(day: CountingDay, visitor: Visitor, high: number, low: number): boolean {
  const { remembered } = day
  return !remembered.has(high, low) && isAllowed(day, visitor) && remembered.add(high, low)
}

/** One address that forges many visitors soon reaches its limit. */
function isAllowed({ remembered, persons }: CountingDay, { person, address }: Visitor): boolean {
  const [high, low] = thingHash(person, 'address', 0, 0)
  if (remembered.has(high, low)) return true
  const all = persons!.ofAddress(address)
  for (let place = 1; place <= PERSONS_PER_ADDRESS; place++) {
    if (remembered.add(...thingHash(all, 'address', 0, place))) return remembered.add(high, low)
  }
  return false
}

/** Counts what is new here, where several instances share the day once it is known to be new to all. */
export function countNew(day: CountingDay, high: number, low: number, count: () => void): void {
  if (!day.isShared) count()
  else if (day.claims.length < MOST_CLAIMS) day.claims.push({ hash: asBigint(high, low), count })
}

export function acceptClaims({ claims }: CountingDay): void {
  for (const { count } of claims.splice(0)) count()
}
