import type { CommerceChanges } from '#contract/commerces.ts'
import { isOtherHouse } from '../review/is-other-house.ts'
import type { CommerceRow } from './queries.ts'

/**
 * The changes, and the place forgotten where the shop moves to another street or house and no place comes with it: a
 * pin in the wrong street is worse than none. The floor, the postal code and another way to write it move nothing.
 */
export function withoutOutdatedPlace<Changes extends CommerceChanges>(
  present: Pick<CommerceRow, 'street' | 'number' | 'locality' | 'latitude'>,
  changes: Changes,
): Changes {
  if (present.latitude === null || changes.latitude !== undefined) return changes
  const { street = present.street, number = present.number, locality = present.locality } = changes
  const moves = isOtherHouse(present, { street, number, locality })
  return moves ? { ...changes, latitude: null, longitude: null } : changes
}
